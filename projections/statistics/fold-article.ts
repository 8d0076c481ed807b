import type { ArticleEventType } from '../../src/article';
import { type ArticleStatus, type Decision, DECISIONS, FINAL_STATUSES } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/rows/article-events';
import type { RowSet } from '../runner/rows/row-set';
import type { ArticleFactRow, AssociateAnswerFactRow, DecisionFactRow } from './facts';

/** Facts from an article's events in addition to its own row. */
export interface ArticleFacts {
  decisions: DecisionFactRow[];
  associateAnswers: AssociateAnswerFactRow[];
}

type Changes = Partial<ArticleFactRow>;

/** Events that count as an associate editor's answer when the associate editor causes them (lifecycle, section 2, and contracts, 'Response time'). */
const ACTS: readonly ArticleEventType[] = [
  'ReviewerSelected',
  'ReviewerMailed',
  'ReviewerCountSet',
  'AssociateAdvised',
  'ReturnedToEditor',
  'AssociateAssigned',
];

export const ARTICLE_HANDLES: readonly ArticleEventType[] = [
  ...ACTS,
  'DraftStarted',
  'DraftChanged',
  'DraftDeleted',
  'ArticleSubmitted',
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'CorrectionSubmitted',
  'RevisionSubmitted',
  'AssociateDateRenewed',
  'AssociateReleased',
  'ReviewersMoved',
  'ReviewResumed',
  'DecisionRecorded',
  'StatusOverridden',
  'ArticleWithdrawn',
  'AccountReplaced',
];

const started = (articleId: string, at: Date): ArticleFactRow => ({
  article_id: articleId,
  type_id: null,
  status: 'DRAFT',
  status_since: at,
  submitted_at: null,
  first_decision_at: null,
  first_decision_ms: null,
  outcome: null,
  outcome_at: null,
  outcome_ms: null,
  associate_id: null,
  held_by: [],
  asked_since: null,
});

const msSince = (from: Date | null, to: Date): number | null => (from === null ? null : to.getTime() - from.getTime());

const asDecision = (status: ArticleStatus): Decision | null => DECISIONS.find((one) => one === status) ?? null;

/** The decision of an event, including the rejection at the check. */
function decisionOf(event: ProjectedArticleEvent): Decision | null {
  const { type } = event;
  const decides = type === 'DecisionRecorded' || type === 'StatusOverridden' || type === 'CheckRejected';
  return decides ? asDecision(event.data.to) : null;
}

function outcomeOf(row: ArticleFactRow, to: ArticleStatus, at: Date): Changes {
  const isFinal = FINAL_STATUSES.includes(to) && to !== 'WITHDRAWN';
  if (!isFinal) return { outcome: null, outcome_at: null, outcome_ms: null };
  const outcome = to === 'ACCEPTED' ? 'ACCEPTED' : 'REJECTED';
  return { outcome, outcome_at: at, outcome_ms: msSince(row.submitted_at, at) };
}

const moved = (row: ArticleFactRow, to: ArticleStatus, at: Date): Changes => ({
  status: to,
  status_since: row.status === to ? row.status_since : at,
  ...outcomeOf(row, to, at),
});

/** A decision ends the response time of an associate editor who has not acted yet. */
function decided(row: ArticleFactRow, event: ProjectedArticleEvent, at: Date, facts: ArticleFacts): Changes {
  const decision = decisionOf(event);
  if (decision === null) return {};
  const { article_id, held_by: associates } = row;
  facts.decisions.push(
    ...associates.map((associateId, place) => ({
      row_id: `${event.id} ${place}`,
      article_id,
      decision,
      decided_at: at,
      associate_id: associateId,
      place,
    })),
  );
  if (row.first_decision_at !== null) return { asked_since: null };
  return { asked_since: null, first_decision_at: at, first_decision_ms: msSince(row.submitted_at, at) };
}

/** Records the associate editor's first action since the assignment, if this is it. */
function answered(row: ArticleFactRow, event: ProjectedArticleEvent, at: Date, facts: ArticleFacts): Changes {
  const { associate_id: associateId, asked_since: since } = row;
  if (since === null || associateId === null || event.metadata.userId !== associateId) return {};
  if (!ACTS.includes(event.type)) return {};
  const response = at.getTime() - since.getTime();
  facts.associateAnswers.push({
    answer_id: event.id,
    article_id: row.article_id,
    associate_id: associateId,
    answered_at: at,
    response_ms: response,
  });
  return { asked_since: null };
}

const given = (row: ArticleFactRow, associateId: string, at: Date): Changes => ({
  associate_id: associateId,
  held_by: row.held_by.includes(associateId) ? row.held_by : [...row.held_by, associateId],
  asked_since: at,
});

function replaced(row: ArticleFactRow, { fromId, toId }: { fromId: string; toId: string }): Changes {
  if (!row.held_by.includes(fromId)) return {};
  const held = row.held_by.map((id) => (id === fromId ? toId : id));
  return { held_by: [...new Set(held)], associate_id: row.associate_id === fromId ? toId : row.associate_id };
}

const GIVEN_BACK: Changes = { associate_id: null, asked_since: null };

/** The holder after the event. */
function holding(row: ArticleFactRow, event: ProjectedArticleEvent, at: Date): Changes {
  switch (event.type) {
    case 'AssociateAssigned':
      return given(row, event.data.associateId, at);
    case 'AssociateDateRenewed':
      return { asked_since: at };
    case 'AssociateReleased':
    case 'ReturnedToEditor':
    case 'AssociateAdvised':
      return GIVEN_BACK;
    case 'StatusOverridden':
      return event.data.to === 'RETURNED_TO_EDITOR' ? GIVEN_BACK : {};
    case 'ArticleWithdrawn':
      return { asked_since: null };
    case 'AccountReplaced':
      return replaced(row, event.data);
    default:
      return {};
  }
}

/** Applies one event to the row of its article. Events after the deletion of a draft are ignored. */
export function foldArticle(rows: RowSet<ArticleFactRow>, event: ProjectedArticleEvent, facts: ArticleFacts): void {
  const { articleId, type, data } = event;
  const at = new Date(event.metadata.at);
  if (type === 'DraftStarted') return rows.put(started(articleId, at));
  const row = rows.get(articleId);
  if (!row) return;
  if (type === 'DraftDeleted') return rows.remove(articleId);
  const changes: Changes = {
    ...answered(row, event, at, facts),
    ...decided(row, event, at, facts),
    ...('to' in data && 'from' in data ? moved(row, data.to, at) : {}),
    ...holding(row, event, at),
    ...(type === 'ArticleSubmitted' ? { submitted_at: at } : {}),
    ...(type === 'DraftChanged' && data.fields.typeId !== undefined ? { type_id: data.fields.typeId } : {}),
  };
  if (Object.keys(changes).length > 0) rows.change(articleId, changes);
}
