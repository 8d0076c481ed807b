import type { EVENT_TYPES } from '../domain/event-types';
import { MAIL_FIELDS } from './field-notes';

export interface EventNote {
  /** What happened, in one or two sentences. */
  meaning: string;
  /** The first version of Quire that writes the event; absent for the first version. */
  since?: string;
  /** Fields whose meaning here differs from FIELD_NOTES. */
  fields?: Readonly<Record<string, string>>;
}

export const FIRST_VERSION = '0.1.0';

const REQUEST = 'the request to a reviewer';

/** The meaning of each event, for docs/events.md; its fields and their types come from domain/events.ts. */
export const EVENT_NOTES: Readonly<Record<(typeof EVENT_TYPES)[number], EventNote>> = {
  DraftStarted: {
    meaning: 'An author started a draft and the manuscript received its number. Always the first event of its stream.',
  },
  DraftChanged: { meaning: 'The author changed fields of the draft.' },
  AuthorsChanged: { meaning: 'The list of authors changed to this one, in this order.' },
  AuthorsAskedToConfirm: {
    meaning:
      'Authors other than the submitting one were asked by mail to confirm authorship, for the first time or again.',
    fields: { requests: 'for each author the request, the author, the mail and the SHA-256 of the key in its link' },
  },
  AuthorConfirmed: {
    meaning:
      'An author confirmed by the link of the mail: an author of the manuscript, who has approved it and the list of authors.',
    fields: { requestId: 'the request to the author' },
  },
  AuthorRefused: {
    meaning: 'A person named as an author answered that they are not one. The status stays as it is.',
    fields: { requestId: 'the request to the author', comment: 'what they wrote, if anything' },
  },
  ReviewerSuggested: { meaning: 'The author suggested a reviewer whom the journal did not know.' },
  SuggestionsChanged: { meaning: 'The author corrected or removed suggested reviewers; this is the complete list.' },
  DraftDeleted: { meaning: 'The author deleted the draft. Its events stay, but it is no longer counted anywhere.' },
  FileAdded: { meaning: 'A file was added to the article.' },
  FileRemoved: { meaning: 'A file was removed from the article.' },
  FiguresReordered: { meaning: 'The figures changed to these titles and this order.' },
  DocumentGenerated: { meaning: 'The system generated a document from the article.' },
  ArticleSubmitted: { meaning: 'The author submitted the manuscript for the first time, as revision 0.' },
  CheckPassed: { meaning: 'The office checked a submission, revision or correction and passed it.' },
  CheckRejected: { meaning: 'The office rejected the manuscript at the check, without a review.' },
  CorrectionRequested: {
    meaning: 'The office asked the author to correct the submission before it can pass the check.',
  },
  CorrectionSubmitted: { meaning: 'The author sent the correction; the revision stays the same.' },
  RevisionSubmitted: { meaning: 'The author sent a revised manuscript; it awaits the check.' },
  AssociateAssigned: {
    meaning: 'The article was assigned to an associate editor, who now holds it.',
    fields: { dueAt: 'the date by which advice is due' },
  },
  AssociateDateRenewed: {
    meaning:
      'The associate editor who held the article received a new date when its revision passed the check, or an override led it back to review.',
    fields: { dueAt: 'the new date by which advice is due' },
  },
  AssociateReleased: {
    meaning:
      'The associate editor who held the article had left the group or had become one of its authors, so no one holds it now.',
    fields: { associateId: 'account of the associate editor who held it' },
  },
  ReturnedToEditor: {
    meaning: 'The article went back to the editor without advice; no associate editor holds it now.',
  },
  AssociateAdvised: {
    meaning: 'The associate editor gave advice to the editor and no longer holds the article.',
    fields: {
      comment: 'rich text that only editors may see',
      description: 'rich text of the mail to the editor',
      associateId: 'account of the associate editor who advised',
    },
  },
  ReviewerCountSet: { meaning: 'The number of reviews required for this revision changed.' },
  ReviewerSelected: {
    meaning: 'A reviewer was chosen for this revision, but not invited yet.',
    fields: {
      revision: 'the revision to be reviewed',
      insteadOf: 'the request that was declined or not answered, when an alternate is invited for it by itself',
    },
  },
  AlternatesSet: {
    meaning: 'The people to be invited when somebody declines or does not answer were named, or put in another order.',
    fields: {
      alternates: 'accounts in the order in which they are invited',
      automatic: 'whether that happens by itself',
    },
  },
  ReviewerMailed: {
    meaning: 'The reviewer was invited by mail, for the first time or again.',
    fields: { dueAt: 'the date by which an answer is due' },
  },
  ReviewerAccepted: {
    meaning: 'The reviewer accepted.',
    fields: {
      dueAt: 'the date by which the review is due',
      interests: 'whether the reviewer has competing interests, and which; null when they were not asked',
      named: 'true: agrees to be named with the review after the decision, in an open review; absent: not asked',
    },
  },
  ReviewerDeclined: { meaning: 'The reviewer declined.', fields: { reason: 'the reason, if given' } },
  ReviewerNotAnswered: { meaning: 'The system closed a request that was not answered in time.' },
  ReviewFileSet: {
    meaning: 'The reviewer attached an annotated manuscript to the review, or took it back.',
    fields: { file: 'the file, without names in it; null when it was taken back' },
  },
  ReviewCompleted: {
    meaning: 'The reviewer sent the review.',
    fields: {
      publication:
        'how it may be published with the accepted article, without or with the name; absent: it may not, as in version 1',
    },
  },
  ReviewPublicationWithdrawn: { meaning: 'The reviewer does not want the review to be published any more.' },
  ReviewSentBack: {
    meaning: 'The editor sent a review back for changes; it no longer counts as completed.',
    fields: { dueAt: 'the new date by which the review is due' },
  },
  ReviewDueDateChanged: {
    meaning: 'The editor changed the date of one request.',
    fields: { dueAt: 'the new date by which the answer, or after acceptance the review, is due' },
  },
  ReviewerRemoved: { meaning: 'The editor took a reviewer off the list.' },
  ReviewerCancelled: { meaning: 'An open request was closed without an answer or a review.' },
  ReviewersMoved: {
    meaning: 'The status changed automatically because of an action on reviewers, in the same append as its cause.',
  },
  ReviewResumed: {
    meaning:
      'A returned article went on with its review: by a button, or because reviewers or their number were chosen.',
  },
  DecisionRecorded: {
    meaning: 'The editor decided on the present revision.',
    fields: { dueAt: 'the date by which a revision is due; null for the other decisions', to: 'the decision' },
  },
  StatusOverridden: {
    meaning: 'The office set the status manually, for example to revoke a decision or to go back to review.',
    fields: { dueAt: 'the date by which a revision is due; null for other statuses' },
  },
  ArticleWithdrawn: { meaning: 'The article was withdrawn by its author or by the office.' },
  AccountReplaced: {
    meaning: 'What one account held of the article belongs to another account from now on.',
    fields: {
      because: 'two accounts of one person were merged, or the person proved the address of an unproven account',
    },
  },
  NoteAdded: { meaning: 'A staff member wrote a note that only staff can see.' },
  ReviewRated: { meaning: 'A staff member rated the quality of a review.' },
  ReminderIssued: {
    meaning: 'The daily run issued a reminder of a date; its mail is in the same append.',
    fields: { dueAt: 'the date that it is about', assignmentId: `${REQUEST}; null for other dates` },
  },
  MailRequested: {
    meaning:
      'A mail was requested. In the stream of its article, or without one in the stream `mail-<mailId>`. Its text contains `%%QUIRE-SECRET%%` where a secret is inserted when it is sent.',
    fields: MAIL_FIELDS,
  },
  MailSent: { meaning: 'The mail server accepted the mail. In the stream `mail-<mailId>`.' },
  EventQuarantined: {
    meaning:
      'An operator set aside an event that cannot be read. It then has no effect on its article or the read models. In the stream `quarantine`.',
    fields: { streamId: 'the stream of that event', type: 'the type of that event', reason: 'why it was set aside' },
  },
  EventReleased: { meaning: 'An operator took an event out of quarantine. In the stream `quarantine`.' },
  MailFailed: { meaning: 'Sending the mail failed after the last attempt. In the stream `mail-<mailId>`.' },
  MailBounced: {
    meaning:
      'A mail server reported that the mail has not reached a recipient, or not yet. In the stream `mail-<mailId>`. A later one about another recipient is another event.',
    fields: {
      address: 'the recipient; null when the report names nobody whom the mail went to',
      outcome: '`FAILED`, or `DELAYED` while the mail server still tries',
      status: 'the code of RFC 3463, such as 5.1.1; null without one',
    },
  },
  MailAnswered: {
    meaning: 'An answer to the mail arrived. In the stream `mail-<mailId>`. Neither its text nor its subject is known.',
    fields: {
      address: 'the recipient who answered; null when the answer came from another address',
      automatic: 'true: written by a program, such as an out-of-office message',
    },
  },
};
