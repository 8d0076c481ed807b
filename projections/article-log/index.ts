import type { ArticleEventType } from '../../src/article';
import type { ArticleStatus, LogActionType } from '../../src/contracts';
import { sentences } from './sentences/sentences';

/** The article's log: at least one entry for every event that changes it. Table `rm.article_log`. */
export const ARTICLE_LOG = 'rm.article_log';

export interface ArticleLogRow {
  /** The event's id. */
  entry_id: string;
  article_id: string;
  /** Revision of the event in the article's stream: entries sort by it. */
  stream_revision: number;
  action_time: Date;
  action_type: LogActionType;
  previous_status: ArticleStatus | null;
  current_status: ArticleStatus | null;
  trigger_type: 'SYSTEM' | 'USER';
  user_id: string | null;
  real_user_id: string | null;
  event_type: ArticleEventType;
  /** The request to a reviewer that the event is about, or null. */
  assignment_id: string | null;
  /** What the sentence of this entry says (`descriptionOf`). */
  facts: object;
}

/**
 * The sentence of an entry in the current language, with placeholders for people, `{user:<id>}`, and days, `{day:<ISO 8601>}`, for the
 * reader to fill in.
 */
export const descriptionOf = ({ event_type, facts }: Pick<ArticleLogRow, 'event_type' | 'facts'>): string =>
  sentences[event_type].text(facts);

/** Events that are news for the office: steps of an article, but not changes of its files, mails and settings. */
export const OFFICE_NEWS: readonly ArticleEventType[] = [
  'ArticleSubmitted',
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'CorrectionSubmitted',
  'RevisionSubmitted',
  'AssociateAssigned',
  'ReturnedToEditor',
  'AssociateAdvised',
  'ReviewerAccepted',
  'ReviewerDeclined',
  'ReviewerNotAnswered',
  'ReviewCompleted',
  'DecisionRecorded',
  'StatusOverridden',
  'ArticleWithdrawn',
  'NoteAdded',
  'AuthorRefused',
];

/** The same list as an SQL condition. A partial index has only these rows, so a query must contain the condition word for word. */
export const IS_OFFICE_NEWS = `event_type IN (${OFFICE_NEWS.map((type) => `'${type}'`).join(', ')})`;
