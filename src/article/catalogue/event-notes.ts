import type { EVENT_TYPES } from '../domain/event-types';
import { MAIL_FIELDS } from './field-notes';

export interface EventNote {
  /** What has happened when this event is there, in one sentence or two. */
  meaning: string;
  /** Version of Quire that wrote it first; absent: the first one. */
  since?: string;
  /** Fields whose meaning here is not the one of FIELD_NOTES. */
  fields?: Readonly<Record<string, string>>;
}

export const FIRST_VERSION = '0.1.0';

const REQUEST = 'the request that was made to a reviewer';

/** What each event means, for docs/events.md; its fields and their types come from domain/events.ts. */
export const EVENT_NOTES: Readonly<Record<(typeof EVENT_TYPES)[number], EventNote>> = {
  DraftStarted: {
    meaning: 'Somebody began a manuscript; it has its number from now on. Always the first of its stream.',
  },
  DraftChanged: { meaning: 'The author changed fields of the draft.' },
  AuthorsChanged: { meaning: 'The list of authors is now this one, in this order.' },
  ReviewerSuggested: { meaning: 'The author suggested a reviewer who was not known to the journal.' },
  DraftDeleted: { meaning: 'The author deleted the draft. Its events stay; it counts nowhere any more.' },
  FileAdded: { meaning: 'A file belongs to the article from now on.' },
  FileRemoved: { meaning: 'A file no longer belongs to the article.' },
  FiguresReordered: { meaning: 'The figures have these titles and this order now.' },
  DocumentGenerated: { meaning: 'The system made a document from the article.' },
  ArticleSubmitted: { meaning: 'The author submitted the manuscript for the first time: revision 0 begins its way.' },
  CheckPassed: { meaning: 'The office checked a submission, revision or correction and let it pass.' },
  CheckRejected: { meaning: 'The office rejected the manuscript at the check, without a review.' },
  CorrectionRequested: {
    meaning: 'The office asked the author to correct the submission before it can pass the check.',
  },
  CorrectionSubmitted: { meaning: 'The author sent the correction; the revision stays the same.' },
  RevisionSubmitted: { meaning: 'The author sent a revised manuscript; it waits for the check.' },
  AssociateAssigned: {
    meaning: 'An associate editor holds the article from now on.',
    fields: { dueAt: 'by when advice is wanted' },
  },
  AssociateDateRenewed: {
    meaning:
      'The associate editor who kept the article during its revision has a new date, from the check of the revision on.',
    fields: { dueAt: 'by when advice is wanted now' },
  },
  ReturnedToEditor: {
    meaning: 'The article went back to the editor without advice; no associate editor holds it any more.',
  },
  AssociateAdvised: {
    meaning: 'The associate editor advised the editor, and holds the article no longer.',
    fields: {
      comment: 'rich text that only editors may see',
      description: 'rich text of the mail to the editor',
      associateId: 'account of the associate editor who advised',
    },
  },
  ReviewerCountSet: { meaning: 'The number of reviews wanted for this revision was changed.' },
  ReviewerSelected: {
    meaning: 'Somebody was chosen to review this revision; nobody has been asked yet.',
    fields: { revision: 'the revision that shall be reviewed' },
  },
  ReviewerMailed: {
    meaning: 'The reviewer was asked by mail, for the first time or again.',
    fields: { dueAt: 'by when an answer is wanted' },
  },
  ReviewerAccepted: { meaning: 'The reviewer accepted.', fields: { dueAt: 'by when the review is wanted' } },
  ReviewerDeclined: { meaning: 'The reviewer declined.', fields: { reason: 'why, where it was told' } },
  ReviewerNotAnswered: { meaning: 'The system closed a request that had no answer for so many days.' },
  ReviewCompleted: { meaning: 'The reviewer sent the review.' },
  ReviewSentBack: {
    meaning: 'The editor sent a review back to be changed; it counts as not completed again.',
    fields: { dueAt: 'by when the review is wanted now' },
  },
  ReviewDueDateChanged: {
    meaning: 'The editor gave one request another date.',
    fields: { dueAt: 'by when the answer, or once accepted the review, is wanted now' },
  },
  ReviewerRemoved: { meaning: 'The editor took a reviewer off the list.' },
  ReviewerCancelled: { meaning: 'An open request was closed without an answer or a review.' },
  ReviewersMoved: {
    meaning: 'The status followed by itself from what reviewers did, in the same append as its cause.',
  },
  DecisionRecorded: {
    meaning: 'The editor decided on the present revision.',
    fields: { dueAt: 'by when a revision is wanted; null for the other decisions', to: 'the decision' },
  },
  StatusOverridden: {
    meaning: 'The office set the status by hand, for example to take a decision back.',
    fields: { dueAt: 'by when a revision is wanted; null for other statuses' },
  },
  ArticleWithdrawn: { meaning: 'The article was withdrawn by its author or by the office.' },
  NoteAdded: { meaning: 'Staff wrote a note that only staff can see.' },
  ReviewRated: { meaning: 'Staff rated the quality of a review.' },
  ReminderIssued: {
    meaning: 'The clock sent a reminder of a date; its mail is in the same append.',
    fields: { dueAt: 'the date of which it reminds', assignmentId: `${REQUEST}; null for other dates` },
  },
  MailRequested: {
    meaning:
      'A mail is to be sent. In the stream of the article that it is about, or in a stream of its own, `mail-<mailId>`, where there is none. Where a secret is put in on sending, `%%QUIRE-SECRET%%` stands in its text.',
    fields: MAIL_FIELDS,
  },
  MailSent: { meaning: 'The mail server took the mail. In the stream `mail-<mailId>`.' },
  MailFailed: { meaning: 'The mail was given up after the last try. In the stream `mail-<mailId>`.' },
};
