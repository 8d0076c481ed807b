import type { RecordedEvent } from '../../../src/platform/event-store/port';
import {
  actsOf,
  answersOf,
  authorKeys,
  countBy,
  days,
  decisionsOf,
  ENDED,
  type Happened,
  holderAt,
  isComplete,
  isOver,
  mean,
  moves,
  outcomeOf,
  present,
  quantile,
  ratingOf,
  submission,
  typeOf,
  waitsOf,
} from './slow-history';

/**
 * The statistics again, deliberately slow and in a different way: each number is computed from all raw events. Shares no code with
 * the product.
 */

export interface SlowQuestion {
  /** Calendar days, `YYYY-MM-DD`. */
  from: string;
  to: string;
  asOf: Date;
  timeZone: string;
  /** The author keys of the viewer, whose own articles are left out. */
  viewer?: string[];
  typeId?: number | null;
}

interface ArticleHistory {
  history: Happened[];
}

const DECISIONS = [...ENDED, 'ACCEPTED', 'MINOR_REVISION', 'MAJOR_REVISION'];

export class SlowStatistics {
  private readonly articles: ArticleHistory[];
  private readonly dayFormat: Intl.DateTimeFormat;

  constructor(
    log: readonly RecordedEvent[],
    private readonly question: SlowQuestion,
  ) {
    this.dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: question.timeZone });
    const streams = new Map<string, Happened[]>();
    for (const { streamId, type, data, metadata, revision } of log) {
      if (new Date(metadata.at) > question.asOf) continue;
      const history = streams.get(streamId) ?? [];
      history.push({ type, at: metadata.at, by: metadata.userId, n: revision, data: data as Record<string, unknown> });
      streams.set(streamId, history);
    }
    this.articles = [...streams.values()]
      .map((history) => ({ history: history.sort((a, b) => a.n - b.n) }))
      .filter((article) => !article.history.some(({ type }) => type === 'DraftDeleted'))
      .filter((article) => !this.isOfViewer(article));
  }

  private isOfViewer({ history }: ArticleHistory): boolean {
    const viewer = (this.question.viewer ?? []).map((key) => key.toLowerCase());
    const started = history.filter(({ type }) => type === 'DraftStarted');
    const owners = started.flatMap(({ data }) => [data['uploaderId'], data['uploaderEmail']]);
    return [...owners, ...authorKeys(history)].some((key) => viewer.includes(String(key).toLowerCase()));
  }

  private inPeriod(at: string): boolean {
    const day = this.dayFormat.format(new Date(at));
    return this.question.from <= day && day <= this.question.to;
  }

  reviewers(): Record<string, unknown>[] {
    const everyone = this.articles.flatMap(({ history }) => history).filter(({ type }) => type === 'ReviewerSelected');
    const ids = [...new Set(everyone.map(({ data }) => String(data['reviewerId'])))].sort();
    return ids.map((id) => this.reviewer(id)).filter((row) => row !== null);
  }

  private reviewer(id: string): Record<string, unknown> | null {
    const own = this.articles.flatMap(({ history }) =>
      history
        .filter(({ type, data }) => type === 'ReviewerSelected' && data['reviewerId'] === id)
        .map(({ data }) => history.filter((one) => one.data['assignmentId'] === data['assignmentId']))
        .filter((request) => request.some(({ type }) => type === 'ReviewerMailed'))
        .filter((request) => !request.some(({ type }) => type === 'ReviewerRemoved')),
    );
    const asked = own.filter((request) =>
      this.inPeriod(request.find(({ type }) => type === 'ReviewerMailed')?.at ?? ''),
    );
    const waits = own.flatMap((request) => answersOf(request)).filter(({ at }) => this.inPeriod(at));
    if (asked.length + waits.length === 0) return null;
    const refused = asked.filter((request) => present(request) === 'ReviewerDeclined').length;
    const ratings = asked.map(ratingOf).filter((rating) => rating !== null);
    return {
      id,
      assignments: asked.length,
      responseTime: mean(waits.map(({ days }) => days)),
      accepted: asked.filter((request) => present(request) === 'ReviewerAccepted').length,
      completed: asked.filter(isComplete).length,
      refused,
      refusedPct: asked.length > 0 ? refused / asked.length : null,
      acceptedArticles: this.articles.filter((article) => this.isFreshlyAcceptedOf(article, id)).length,
      avgRating: mean(ratings),
    };
  }

  private isFreshlyAcceptedOf({ history }: ArticleHistory, reviewer: string): boolean {
    const last = moves(history).at(-1);
    if (last?.to !== 'ACCEPTED') return false;
    const now = this.question.asOf.toISOString();
    if (last.at < `${Number(now.slice(0, 4)) - 3}${now.slice(4)}`) return false;
    const keys = authorKeys(history).map((key) => key.toLowerCase());
    return keys.includes(reviewer) || keys.includes(`${reviewer}@example.org`);
  }

  associates(): Record<string, unknown>[] {
    const given = this.articles.flatMap(({ history }) => history).filter(({ type }) => type === 'AssociateAssigned');
    const ids = [...new Set(given.map(({ data }) => String(data['associateId'])))].sort();
    return ids.map((id) => this.associate(id)).filter((row) => row !== null);
  }

  private associate(id: string): Record<string, unknown> | null {
    const held = this.articles.filter(({ history }) => holderAt(history, Infinity) === id);
    const active = held.filter(({ history }) => !isOver(moves(history).at(-1)?.to ?? '')).length;
    const waits = this.articles.flatMap(({ history }) => actsOf(history, id)).filter(({ at }) => this.inPeriod(at));
    const decisions = this.articles.flatMap(({ history }) =>
      this.decisions(history).filter(({ n }) => history.some((one) => one.n < n && one.data['associateId'] === id)),
    );
    if (active + waits.length + decisions.length === 0) return null;
    const counts = DECISIONS.map((name) => [name, decisions.filter(({ to }) => to === name).length] as const);
    return {
      id,
      currentAssignments: active,
      responseTime: mean(waits.map(({ days }) => days)),
      decisions: Object.fromEntries(counts),
      totalDecisions: decisions.length,
    };
  }

  private decisions(history: Happened[]): { to: string; n: number; at: string }[] {
    return decisionsOf(history).filter(({ at }) => this.inPeriod(at));
  }

  journal(): Record<string, unknown> {
    const all = this.articles.map(({ history }) => history).filter((history) => submission(history) !== null);
    const wanted = all.filter((history) => !this.question.typeId || typeOf(history) === this.question.typeId);
    const submitted = wanted.filter((history) => this.inPeriod(submission(history) ?? ''));
    const outcomes = wanted.flatMap((history) => outcomeOf(history)).filter(({ at }) => this.inPeriod(at));
    const accepted = outcomes.filter(({ to }) => to === 'ACCEPTED');
    const firsts = wanted.flatMap((history) => {
      const [first] = decisionsOf(history);
      return first && this.inPeriod(first.at) ? [days(submission(history) ?? '', first.at)] : [];
    });
    return {
      submissions: submitted.length,
      months: countBy(submitted.map((history) => this.month(submission(history) ?? ''))),
      acceptedMonths: countBy(accepted.map(({ at }) => this.month(at))),
      statusNow: countBy(submitted.map((history) => moves(history).at(-1)?.to ?? '')),
      accepted: accepted.length,
      rejected: outcomes.length - accepted.length,
      daysToFirstDecision: [firsts.length, ...[0.25, 0.5, 0.75].map((part) => quantile(firsts, part))],
      daysToAcceptance: [
        accepted.length,
        ...[0.25, 0.5, 0.75].map((part) =>
          quantile(
            accepted.map((one) => one.days),
            part,
          ),
        ),
      ],
      waiting: waitsOf(wanted, this.question.asOf.toISOString()),
    };
  }

  private month(at: string): string {
    return this.dayFormat.format(new Date(at)).slice(0, 7);
  }
}
