import { type ArticleStatus, DECISIONS, OVERRIDE_STATUSES } from '../../../contracts';
import type { ArticleCommandType } from '../commands';
import {
  AUTHOR_WRITES,
  ONGOING_STATUSES,
  OPEN_ROUND_STATUSES,
  REVIEWING_STATUSES,
  REVISION_STATUSES,
  SUBMITTED_STATUSES,
} from './status-sets';

/**
 * Roles: A is the uploader, S an assistant, E an editor, AE the associate editor who holds the article, W a webmaster, T the system
 * (lifecycle, section 2); from section 3: R is a reviewer with a request, K a caller with the key of a request's mail. W has all rights
 * of S and E, so it is not in the rows.
 */
export const ROLES = ['A', 'S', 'E', 'AE', 'W', 'T', 'R', 'K'] as const;
export type Role = (typeof ROLES)[number];

/** A command by name, or the automatic move caused by reviewers' answers. */
export type TransitionName = ArticleCommandType | 'ReviewersMoved';

export interface Transition {
  command: TransitionName;
  /** Empty: the article does not exist yet. */
  from: readonly ArticleStatus[];
  /** Empty: the status does not change. */
  to: readonly ArticleStatus[];
  by: readonly Role[];
}

const OFFICE: readonly Role[] = ['E', 'S'];
const EDITORS: readonly Role[] = ['E', 'S', 'AE'];

const lifecycle: readonly Transition[] = [
  { command: 'StartDraft', from: [], to: ['DRAFT'], by: ['A'] },
  { command: 'ChangeDraft', from: ['DRAFT'], to: [], by: ['A'] },
  { command: 'SuggestReviewer', from: ['DRAFT'], to: [], by: ['A'] },
  { command: 'ChangeSuggestions', from: ['DRAFT'], to: [], by: ['A'] },
  // The system deletes a draft that was not finished in the time for which the journal keeps drafts (ADR 78).
  { command: 'DeleteDraft', from: ['DRAFT'], to: [], by: ['A', 'T'] },
  { command: 'Submit', from: ['DRAFT'], to: ['NEW_ARTICLE'], by: ['A'] },
  { command: 'PassCheck', from: ['NEW_ARTICLE'], to: ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR'], by: OFFICE },
  { command: 'RejectAtCheck', from: ['NEW_ARTICLE'], to: ['REJECTED'], by: OFFICE },
  { command: 'RequestCorrection', from: ['NEW_ARTICLE'], to: ['CORRECTION'], by: OFFICE },
  { command: 'SubmitCorrection', from: ['CORRECTION'], to: ['NEW_ARTICLE'], by: ['A'] },
  {
    command: 'AssignAssociate',
    from: ['NEW_ARTICLE', 'REVIEWER_SELECTION', 'UNDER_REVIEW', 'REVIEWED', 'RETURNED_TO_EDITOR', 'ASSOCIATE_EDITOR'],
    to: ['ASSOCIATE_EDITOR'],
    by: EDITORS,
  },
  { command: 'ReturnToAssistant', from: REVIEWING_STATUSES, to: ['RETURNED_TO_EDITOR'], by: ['AE', 'E'] },
  { command: 'Advise', from: REVIEWING_STATUSES, to: ['RETURNED_TO_EDITOR'], by: ['AE'] },
  { command: 'ResumeReview', from: ['RETURNED_TO_EDITOR'], to: REVIEWING_STATUSES, by: OFFICE },
  { command: 'ReviewersMoved', from: REVIEWING_STATUSES, to: REVIEWING_STATUSES, by: ['T'] },
  {
    command: 'Decide',
    from: ['REVIEWER_SELECTION', 'UNDER_REVIEW', 'REVIEWED', 'RETURNED_TO_EDITOR'],
    to: DECISIONS,
    by: OFFICE,
  },
  { command: 'SubmitRevision', from: REVISION_STATUSES, to: ['NEW_ARTICLE'], by: ['A'] },
  { command: 'Override', from: SUBMITTED_STATUSES, to: [...OVERRIDE_STATUSES, ...REVIEWING_STATUSES], by: OFFICE },
  { command: 'Withdraw', from: ONGOING_STATUSES, to: ['WITHDRAWN'], by: ['A', ...OFFICE] },
];

const NOT_ACCEPTED = SUBMITTED_STATUSES.filter((status) => status !== 'ACCEPTED');

const reviewing: readonly Transition[] = [
  { command: 'SetReviewerCount', from: REVIEWING_STATUSES, to: [], by: EDITORS },
  { command: 'SetReviewerCount', from: ['RETURNED_TO_EDITOR'], to: REVIEWING_STATUSES, by: OFFICE },
  { command: 'SelectReviewer', from: REVIEWING_STATUSES, to: [], by: EDITORS },
  { command: 'SelectReviewer', from: ['RETURNED_TO_EDITOR'], to: REVIEWING_STATUSES, by: OFFICE },
  { command: 'AssignSameReviewers', from: REVIEWING_STATUSES, to: [], by: EDITORS },
  { command: 'AssignSameReviewers', from: ['RETURNED_TO_EDITOR'], to: REVIEWING_STATUSES, by: OFFICE },
  { command: 'SetAlternates', from: OPEN_ROUND_STATUSES, to: [], by: EDITORS },
  { command: 'InviteAlternate', from: REVIEWING_STATUSES, to: [], by: ['T'] },
  { command: 'MailReviewers', from: REVIEWING_STATUSES, to: [], by: EDITORS },
  { command: 'MailReviewers', from: ['RETURNED_TO_EDITOR'], to: REVIEWING_STATUSES, by: OFFICE },
  { command: 'RemoveReviewer', from: OPEN_ROUND_STATUSES, to: [], by: EDITORS },
  { command: 'CancelReview', from: OPEN_ROUND_STATUSES, to: [], by: EDITORS },
  { command: 'ChangeReviewDueDate', from: OPEN_ROUND_STATUSES, to: [], by: EDITORS },
  { command: 'SendBackReview', from: OPEN_ROUND_STATUSES, to: [], by: EDITORS },
  { command: 'RemindReviewer', from: OPEN_ROUND_STATUSES, to: [], by: [...EDITORS, 'T'] },
  { command: 'RemindOfDate', from: [...OPEN_ROUND_STATUSES, ...REVISION_STATUSES], to: [], by: ['T'] },
  { command: 'AcceptReview', from: OPEN_ROUND_STATUSES, to: [], by: ['R', 'K'] },
  { command: 'DeclineReview', from: OPEN_ROUND_STATUSES, to: [], by: ['R', 'K'] },
  { command: 'SetReviewFile', from: OPEN_ROUND_STATUSES, to: [], by: ['R'] },
  { command: 'CompleteReview', from: OPEN_ROUND_STATUSES, to: [], by: ['R'] },
  { command: 'WithdrawPublication', from: NOT_ACCEPTED, to: [], by: ['R'] },
  { command: 'MarkNoAnswer', from: OPEN_ROUND_STATUSES, to: [], by: ['T'] },
  { command: 'RateReview', from: SUBMITTED_STATUSES, to: [], by: EDITORS },
];

const content: readonly Transition[] = [
  { command: 'AddFile', from: AUTHOR_WRITES, to: [], by: ['A'] },
  { command: 'ReuseFiles', from: REVISION_STATUSES, to: [], by: ['A'] },
  { command: 'RemoveFiles', from: AUTHOR_WRITES, to: [], by: ['A'] },
  { command: 'ReorderFigures', from: AUTHOR_WRITES, to: [], by: ['A'] },
  { command: 'AddFile', from: SUBMITTED_STATUSES, to: [], by: EDITORS },
  { command: 'RemoveFiles', from: SUBMITTED_STATUSES, to: [], by: EDITORS },
  { command: 'ReorderFigures', from: SUBMITTED_STATUSES, to: [], by: EDITORS },
  { command: 'AddGeneratedDocument', from: ['DRAFT', ...SUBMITTED_STATUSES], to: [], by: ['T'] },
  { command: 'AnswerAuthorship', from: ONGOING_STATUSES, to: [], by: ['T'] },
  { command: 'RemindAuthors', from: ONGOING_STATUSES, to: [], by: OFFICE },
  { command: 'ReplaceAccount', from: ['DRAFT', ...SUBMITTED_STATUSES], to: [], by: ['T'] },
  { command: 'AddNote', from: SUBMITTED_STATUSES, to: [], by: EDITORS },
  { command: 'WriteToAuthor', from: SUBMITTED_STATUSES, to: [], by: OFFICE },
  { command: 'ResendMail', from: SUBMITTED_STATUSES, to: [], by: OFFICE },
];

/** The table of lifecycle, section 2, with the commands of section 3 and those on content. Anything else is refused. */
export const TRANSITIONS: readonly Transition[] = [...lifecycle, ...reviewing, ...content];

/** The rows of one command that one of these roles may use, whatever the status. */
export const rowsFor = (command: TransitionName, roles: ReadonlySet<Role>): Transition[] =>
  TRANSITIONS.filter((row) => row.command === command && row.by.some((role) => roles.has(role)));
