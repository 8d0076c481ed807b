import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../../article';
import type { Designation } from '../../../contracts';
import { SimilarityQueue, type StoredReport } from '../similarity-queue';
import { SubmittedStates } from '../submitted-states';

/** The last submission of an article, as far as the similarity service is concerned. */
interface LastSubmission {
  revision: number;
  /** The report about this revision; null when none was requested. */
  report: StoredReport | null;
  /** True when the report is, or will be, about a manuscript that the authors have replaced. */
  isReplaced: boolean;
}

/** The files of the authors, and not the documents made of them: these differ each time they are made. */
const TEXTS: readonly Designation[] = ['UnmarkedManuscriptPDF', 'Manuscript'];

/** The hashes of the manuscript. In a revision the unmarked manuscript takes precedence, as for what is sent. */
export function textsOf({ files, revision }: ArticleState): string {
  const present = files.filter((file) => file.revision === revision);
  const source = TEXTS.find((text) => present.some(({ designation }) => designation === text));
  const texts = present.filter(({ designation }) => designation === source);
  return texts
    .map(({ hash }) => hash)
    .sort()
    .join();
}

/**
 * True when the last submission has another manuscript than the one that was sent. If it is not known what was sent, this is the last one
 * at the time of the request.
 */
export function isReplaced(
  sent: readonly ArticleState[],
  { askedAt, sentText }: Pick<StoredReport, 'askedAt' | 'sentText'>,
): boolean {
  const last = sent.at(-1);
  if (last === undefined) return false;
  if (sentText !== null) return sentText !== textsOf(last);
  const then = sent.findLast(
    ({ revision, statusSince }) => revision === last.revision && Date.parse(statusSince) <= askedAt.getTime(),
  );
  return then !== undefined && textsOf(then) !== textsOf(last);
}

/** True when the manuscript of the last submission may be sent to the service. */
export const isSendable = ({ report, isReplaced }: LastSubmission): boolean =>
  report === null || report.state === 'DEAD' || (report.state === 'DONE' && isReplaced);

/** Requests a report about the last submission of an article, by the button and automatically. */
@Injectable()
export class SimilarityRequests {
  constructor(
    private readonly states: SubmittedStates,
    private readonly queue: SimilarityQueue,
  ) {}

  /** Null before the first submission, and for an article that no longer exists. */
  async lastOf(articleId: string): Promise<LastSubmission | null> {
    const sent = await this.states.all(articleId);
    const revision = sent.at(-1)?.revision;
    if (revision === undefined) return null;
    const reports = await this.queue.reports(articleId);
    const report = reports.find((one) => one.revision === revision && one.state !== 'REMOVING') ?? null;
    return { revision, report, isReplaced: report !== null && isReplaced(sent, report) };
  }

  /**
   * Queues the manuscript. A report about a replaced manuscript makes way, and its manuscript is deleted at the service.
   * @returns false when there is nothing to send, or it is already at the service.
   */
  async request(articleId: string, last: LastSubmission | null): Promise<boolean> {
    if (last === null || !isSendable(last)) return false;
    const { revision, report, isReplaced } = last;
    return this.queue.ask(articleId, revision, isReplaced ? (report?.id ?? null) : null);
  }
}
