import { type ArticleStatus, spokenLanguage, STATUS_LABELS, statusForAuthor, t, texts } from '../../../../contracts';
import type { ArticleState } from '../../state';
import { type Role, rowsFor, type TransitionName } from '../transitions';

/** The subject of a sentence about each command. */
const SUBJECTS: Record<TransitionName, string> = texts({
  StartDraft: 'A draft can be started',
  ChangeDraft: 'The manuscript can be changed',
  SuggestReviewer: 'Reviewers can be suggested',
  ChangeSuggestions: 'Suggested reviewers can be changed',
  DeleteDraft: 'An article can be deleted',
  Submit: 'An article can be submitted',
  PassCheck: 'The check can be passed',
  RejectAtCheck: 'An article can be rejected at the check',
  RequestCorrection: 'A correction can be asked for',
  SubmitCorrection: 'A correction can be submitted',
  AssignAssociate: 'An associate editor can be assigned',
  ReturnToAssistant: 'An article can be returned',
  Advise: 'Advice can be given',
  ResumeReview: 'The review can be resumed',
  ReviewersMoved: 'The status follows the reviewers',
  Decide: 'A decision can be recorded',
  SubmitRevision: 'A revision can be submitted',
  Override: 'The status can be overridden',
  Withdraw: 'An article can be withdrawn',
  SetReviewerCount: 'The number of reviewers can be set',
  SelectReviewer: 'Reviewers can be chosen',
  AssignSameReviewers: 'Reviewers can be chosen',
  SetAlternates: 'Alternates can be named',
  InviteAlternate: 'An alternate can be invited',
  MailReviewers: 'Reviewers can be mailed',
  RemoveReviewer: 'Reviewers can be removed',
  CancelReview: 'A request to a reviewer can be cancelled',
  ChangeReviewDueDate: 'A due date can be changed',
  SendBackReview: 'A review can be sent back',
  RemindReviewer: 'Reviewers can be reminded',
  RemindOfDate: 'A reminder of a date can be sent',
  AcceptReview: 'A request can be accepted',
  DeclineReview: 'A request can be declined',
  SetReviewFile: 'A file can be added to a review',
  CompleteReview: 'A review can be sent',
  WithdrawPublication: 'The consent to publish a review can be withdrawn',
  MarkNoAnswer: 'A request can be closed for want of an answer',
  RateReview: 'Reviews can be rated',
  AddFile: 'Files can be added',
  ReuseFiles: 'Files can be reused',
  RemoveFiles: 'Files can be deleted',
  ReorderFigures: 'Figures can be reordered',
  AddGeneratedDocument: 'A document can be generated',
  AnswerAuthorship: 'Authorship can be confirmed',
  RemindAuthors: 'Authors can be reminded',
  ReplaceAccount: 'An account can be replaced',
  AddNote: 'Notes can be written',
  ResendMail: 'A mail can be sent again',
  WriteToAuthor: 'The author can be written to',
});

const listed = (labels: readonly string[]): string => {
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : t('{labels} or {last}', { labels: labels.slice(0, -1).join(', '), last });
};

const INSIDERS: readonly Role[] = ['E', 'S', 'W', 'AE', 'T'];

function sentence(status: ArticleStatus, command: TransitionName, roles: ReadonlySet<Role>): string {
  const isInsider = INSIDERS.some((role) => roles.has(role));
  const label = (one: ArticleStatus): string => STATUS_LABELS[isInsider ? one : statusForAuthor(one)].label;
  const open = [...new Set(rowsFor(command, roles).flatMap((row) => row.from.map(label)))];
  const values = { subject: SUBJECTS[command], status: label(status) };
  return open.length > 8
    ? t('{subject} once it has been submitted and until it has ended; this article is in {status} now.', values)
    : t('{subject} while it is in {open}; this article is in {status} now.', { ...values, open: listed(open) });
}

/** The sentences so far: there are few, and each view of an article has many. */
const sentences = new Map<string, string>();

/**
 * Why the table does not allow these roles a command in the present status, as a sentence in the current language that says when it does.
 * People outside the office see the statuses as shown to the author (lifecycle, section 2, 'What the author is shown').
 */
export function closedBecause({ status }: ArticleState, command: TransitionName, roles: ReadonlySet<Role>): string {
  const key = [spokenLanguage(), command, status, ...[...roles].sort()].join();
  const known = sentences.get(key);
  if (known !== undefined) return known;
  const made = sentence(status, command, roles);
  sentences.set(key, made);
  return made;
}
