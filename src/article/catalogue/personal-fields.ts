import type { FieldRule, PersonalFields, TextPath } from '../../platform/personal-data';
import type { ArticleEventData, MailEventData, QuarantineEventData } from '../domain/events';

type AllEvents = ArticleEventData & Omit<MailEventData, 'MailRequested'> & QuarantineEventData;

/** Texts that are not personal in any event, by the last part of their path, with the reason. */
export const PLAIN_TEXTS = {
  ...{ articleId: 'an id', assignmentId: 'an id', associateId: 'an id', authorId: 'an id', correctionId: 'an id' },
  ...{ eventId: 'an id', fileId: 'an id', fromId: 'an id', id: 'an id', mailId: 'an id', noteId: 'an id' },
  ...{ requestId: 'an id', resendOf: 'an id', reusedFrom: 'an id', reviewerId: 'an id', reviewerOne: 'an id' },
  ...{
    insteadOf: 'an id',
    reviewerRemoved: 'an id',
    reviewerTwo: 'an id',
    streamId: 'an id',
    toId: 'an id',
    uploaderId: 'an id',
  },
  ...{ secretSeed: 'a random id', number: 'the journal’s number of the article', dueAt: 'a time' },
  ...{ hash: 'a digest', keyHash: 'a digest', extension: 'the kind of a file', type: 'a type of event' },
  fileName: 'made by the journal from number, designation and a count',
  messageId: 'made by the mail server from a random number',
  status: 'a code of mail servers (RFC 3463)',
} as const;

type LastOf<Path extends string> = Path extends `${string}.${infer Rest}` ? LastOf<Rest> : Path;
type Declared<Path extends string> = Path extends unknown
  ? LastOf<Path> extends keyof typeof PLAIN_TEXTS
    ? never
    : Path
  : never;

/** Each text of each event has a rule. A new text without a rule does not compile. */
type Catalogue = {
  readonly [Type in keyof AllEvents]: { readonly [Path in Declared<TextPath<AllEvents[Type]>>]: FieldRule };
};

/** A text that belongs to the acting account. */
const own = { kind: 'text', of: ['actor'] } as const;
/** A text that belongs to no single person but to all people that it names: mails, and reports of mail servers about addresses. */
const shared = { kind: 'text', of: [] } as const;
const sharedAddress = { kind: 'email', of: [] } as const;
/** The recipient that a bounce or an answer is about. */
const recipient = { kind: 'email', of: [{ address: 'address' }] } as const;

/** Owned by both the id and the address of the author entry, so that it is found by either. */
const authors = { of: [{ id: 'authors.*.id' }, { address: 'authors.*.email' }] } as const;
const author = { kind: 'text', ...authors } as const;
/** The answer of an author, given by a link and mostly without an account. */
const answer = { kind: 'text', of: [{ id: 'authorId' }] } as const;

const file = { 'file.originalName': own, 'file.figureTitle': own } as const;
const nothing = {} as const;

/** The owners of each text in an event (ADR 75). The compiler reports a text that is neither here nor in PLAIN_TEXTS. */
const FIELDS: Catalogue = {
  DraftStarted: {
    uploaderEmail: { kind: 'email', of: [{ id: 'uploaderId' }, { address: 'uploaderEmail' }] },
  },
  DraftChanged: {
    'fields.articleTitle': own,
    'fields.runningTitle': own,
    'fields.previousId': own,
    'fields.coverLetter': own,
    'fields.keywords.*': own,
    'fields.abstractText': own,
    'fields.relationshipOne': own,
    'fields.relationshipTwo': own,
    'fields.note': own,
  },
  AuthorsChanged: {
    'authors.*.firstName': author,
    'authors.*.middleName': author,
    'authors.*.lastName': author,
    'authors.*.institute': author,
    'authors.*.department': author,
    'authors.*.country': author,
    'authors.*.orcid': { kind: 'orcid', ...authors },
    'authors.*.city': author,
    'authors.*.email': { kind: 'email', ...authors },
  },
  AuthorsAskedToConfirm: nothing,
  AuthorConfirmed: { name: answer, 'declarations.*.text': answer },
  AuthorRefused: { name: answer, comment: answer },
  ReviewerSuggested: {
    fullName: { kind: 'text', of: [{ address: 'email' }] },
    email: { kind: 'email', of: [{ address: 'email' }] },
  },
  SuggestionsChanged: {
    'suggestedReviewers.*.fullName': { kind: 'text', of: [{ address: 'suggestedReviewers.*.email' }] },
    'suggestedReviewers.*.email': { kind: 'email', of: [{ address: 'suggestedReviewers.*.email' }] },
  },
  DraftDeleted: nothing,
  FileAdded: file,
  FileRemoved: nothing,
  FiguresReordered: { 'figures.*.figureTitle': own },
  DocumentGenerated: file,
  ArticleSubmitted: nothing,
  CheckPassed: nothing,
  CheckRejected: nothing,
  CorrectionRequested: { reason: own, description: own },
  CorrectionSubmitted: nothing,
  RevisionSubmitted: nothing,
  AssociateAssigned: nothing,
  AssociateDateRenewed: nothing,
  AssociateReleased: nothing,
  ReturnedToEditor: nothing,
  AssociateAdvised: { comment: own, description: own },
  ReviewerCountSet: nothing,
  ReviewerSelected: {
    reviewerEmail: { kind: 'email', of: [{ id: 'reviewerId' }, { address: 'reviewerEmail' }] },
  },
  AlternatesSet: nothing,
  ReviewerMailed: nothing,
  ReviewerAccepted: { 'interests.text': own },
  ReviewerDeclined: { reason: own, suggestedColleague: own },
  ReviewerNotAnswered: nothing,
  ReviewFileSet: nothing,
  ReviewCompleted: {
    'review.general': own,
    'review.major': own,
    'review.minor': own,
    'review.commentsAbstract': own,
    'review.commentsTables': own,
    'review.commentsFigures': own,
    'review.commentsReferences': own,
    'review.commentsToEditor': own,
  },
  ReviewPublicationWithdrawn: nothing,
  ReviewSentBack: { reason: own },
  ReviewDueDateChanged: nothing,
  ReviewerRemoved: nothing,
  ReviewerCancelled: nothing,
  ReviewersMoved: nothing,
  ReviewResumed: nothing,
  DecisionRecorded: nothing,
  StatusOverridden: { reason: own },
  ArticleWithdrawn: { reason: own },
  AccountReplaced: nothing,
  NoteAdded: { note: own },
  ReviewRated: nothing,
  ReminderIssued: nothing,
  MailRequested: {
    'to.*': sharedAddress,
    'cc.*': sharedAddress,
    replyTo: sharedAddress,
    subject: shared,
    html: shared,
  },
  MailSent: { 'rejected.*': sharedAddress },
  MailFailed: { error: shared },
  MailBounced: { address: recipient },
  MailAnswered: { address: recipient },
  EventQuarantined: { reason: own },
  EventReleased: nothing,
};

/** The catalogue, as the event store needs it. */
export const PERSONAL_FIELDS: PersonalFields = FIELDS;
