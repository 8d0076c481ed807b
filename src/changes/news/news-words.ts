import { descriptionOf } from '../../../projections/article-log';
import type { ArticleEventType } from '../../article';
import { type ArticleStatus, type Decision, DECISIONS, STATUS_LABELS, statusForAuthor } from '../../contracts';
import { namelessDescription } from '../../editorial/public';
import type { Reader } from './news-sources';

export interface NewsRow {
  id: string;
  at: Date;
  reader: Reader;
  /** An event's type, or what was done to a ticket. */
  type: string;
  /** The status after the event, unmasked; null when it did not change. */
  status: ArticleStatus | null;
  /** What the log's sentence says, or why a decision was not sent; null for a ticket. */
  facts: object | null;
  /** True for a reader who must not know the authors of the article. */
  isNameless?: boolean;
  user_id: string | null;
  article_id: string | null;
  number: string | null;
  title: string;
  ticket_id: string | null;
}

const TO_AUTHORS: Record<Decision, string> = {
  ACCEPTED: 'Your manuscript was accepted.',
  MINOR_REVISION: 'The editors ask for a minor revision.',
  MAJOR_REVISION: 'The editors ask for a major revision.',
  REJECTED: 'Your manuscript was rejected.',
  DIRECT_REJECT: 'Your manuscript was rejected.',
  REJECTED_R0: 'Your manuscript was rejected.',
  DIRECT_REJECT_R0: 'Your manuscript was rejected.',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'The editors invite you to submit it again as a letter to the editor.',
};

const isDecision = (status: ArticleStatus): status is Decision => DECISIONS.some((one) => one === status);
const labelOf = (status: ArticleStatus): string => STATUS_LABELS[statusForAuthor(status)].label;

function toAuthor({ type, status }: NewsRow): string {
  if (type === 'CheckPassed') return 'Your manuscript passed the check by the editorial office.';
  if (type === 'CorrectionRequested') return 'The editorial office asks for a correction.';
  if (type === 'ArticleWithdrawn') return 'Your manuscript was withdrawn.';
  if (status === null) return 'The status of your manuscript changed.';
  return isDecision(status) ? TO_AUTHORS[status] : `The status of your manuscript is now: ${labelOf(status)}.`;
}

const OF_REQUESTS: Readonly<Record<string, string>> = {
  ReviewerMailed: 'You were asked to review this manuscript.',
  ReviewSentBack: 'Your review was sent back to you for changes.',
  ReviewDueDateChanged: 'The due date of your review changed.',
  ReviewerCancelled: 'Your review is no longer needed.',
};

const toReviewer = ({ type, status }: NewsRow): string =>
  OF_REQUESTS[type] ??
  (status === null
    ? 'The status of this manuscript changed.'
    : `The status of this manuscript is now: ${labelOf(status)}.`);

const TICKETS_OF_OTHERS: Readonly<Record<string, string>> = {
  OPENED: 'A ticket was opened.',
  CLOSED: 'A ticket was closed by its owner.',
};

/** The log's own sentence about an event, in the current language, with its placeholders. */
function ofTheLog({ type, facts, isNameless = false }: NewsRow): string {
  const entry = { event_type: type as ArticleEventType, facts: facts ?? {} };
  return isNameless ? namelessDescription(entry) : descriptionOf(entry);
}

/** The sentence of a line. Only the office reads the log's own sentence, which names people (lifecycle, section 3, 'Review mode'). */
export function newsText(row: NewsRow): string {
  switch (row.reader) {
    case 'office':
      return ofTheLog(row);
    case 'author':
      return toAuthor(row);
    case 'reviewer':
      return toReviewer(row);
    case 'decider':
      return 'Your decision was not sent.';
    case 'ticket-owner':
      return row.type === 'CLOSED'
        ? 'The editorial office closed your ticket.'
        : 'The editorial office answered your ticket.';
    case 'ticket-staff':
      return TICKETS_OF_OTHERS[row.type] ?? 'A ticket was followed up by its owner.';
  }
}

/** True for lines from the log, which name the person who acted. No other line names an editor, a reviewer or the author of a ticket. */
export const namesPeople = ({ reader }: NewsRow): boolean => reader === 'office';

/** Why a decision was not sent, in English; null for other lines. */
export function newsReason({ reader, facts }: NewsRow): string | null {
  if (reader !== 'decider' || facts === null || !('reason' in facts)) return null;
  return typeof facts.reason === 'string' ? facts.reason : null;
}
