import type { ArticleAuthor, ArticleEventData, ArticleEventType } from '../../src/article';
import { type ArticleStatus, DECISIONS, normalEmail } from '../../src/contracts';
import type { StoredCard } from './fold-card';

type Change<Type extends ArticleEventType> = (
  row: StoredCard,
  data: ArticleEventData[Type],
  at: Date,
) => Partial<StoredCard>;

const nothing = (): Partial<StoredCard> => ({});
const move = (_row: StoredCard, { to }: { to: ArticleStatus }): Partial<StoredCard> => ({ status: to });
const dateOrNull = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
const NO_ASSOCIATE = { associate_id: null, associate_due_at: null };

function authorsChanged(authors: ArticleAuthor[]): Partial<StoredCard> {
  const shown = authors.map(({ id, firstName, middleName, lastName, email }) => ({
    id,
    firstName,
    middleName,
    lastName,
    email,
  }));
  return { authors: shown, author_emails: authors.map(({ email }) => normalEmail(email)) };
}

function draftChanged(row: StoredCard, { fields }: ArticleEventData['DraftChanged']): Partial<StoredCard> {
  return {
    title: fields.articleTitle ?? row.title,
    running_title: fields.runningTitle ?? row.running_title,
    type_id: fields.typeId === undefined ? row.type_id : fields.typeId,
    keywords: fields.keywords ?? row.keywords,
    language_service: fields.languageService ?? row.language_service,
  };
}

const decided = (status: ArticleStatus, dueAt: string | null, at: Date): Partial<StoredCard> => ({
  status,
  accepted_at: status === 'ACCEPTED' ? at : null,
  author_due_at: dateOrNull(dueAt),
});

function overridden(data: ArticleEventData['StatusOverridden'], at: Date): Partial<StoredCard> {
  const isDecision = (DECISIONS as readonly ArticleStatus[]).includes(data.to);
  return { ...decided(data.to, data.dueAt, at), ...(isDecision ? {} : NO_ASSOCIATE) };
}

/** What each event changes on the card, besides the stamps that every event sets: one entry per type, or it does not compile. */
export const cardChanges: { [Type in ArticleEventType]: Change<Type> } = {
  DraftStarted: nothing,
  DraftChanged: draftChanged,
  AuthorsChanged: (_row, { authors }) => authorsChanged(authors),
  ReviewerSuggested: nothing,
  DraftDeleted: nothing,
  FileAdded: nothing,
  FileRemoved: (row, { fileId }) => ({ document_ids: row.document_ids.filter((id) => id !== fileId) }),
  FiguresReordered: nothing,
  DocumentGenerated: (row, { file }) => ({ document_ids: [...row.document_ids, file.fileId] }),
  ArticleSubmitted: (_row, { to }, at) => ({ status: to, submitted_at: at, origin: 'SUBMISSION' }),
  CheckPassed: (_row, { to, reviewersRequired }) => ({ status: to, reviewers_required: reviewersRequired }),
  CheckRejected: move,
  CorrectionRequested: move,
  CorrectionSubmitted: (_row, { to }) => ({ status: to, origin: 'CORRECTION' }),
  RevisionSubmitted: (_row, { to, revision }) => ({ status: to, revision, origin: 'REVISION', author_due_at: null }),
  AssociateAssigned: (_row, { to, associateId, dueAt }) => ({
    status: to,
    associate_id: associateId,
    associate_due_at: new Date(dueAt),
  }),
  AssociateDateRenewed: (_row, { dueAt }) => ({ associate_due_at: new Date(dueAt) }),
  ReturnedToEditor: (_row, { to }) => ({ status: to, ...NO_ASSOCIATE }),
  AssociateAdvised: (_row, { to }) => ({ status: to, ...NO_ASSOCIATE }),
  ReviewerCountSet: (_row, { count }) => ({ reviewers_required: count }),
  ReviewerSelected: nothing,
  ReviewerMailed: nothing,
  ReviewerAccepted: nothing,
  ReviewerDeclined: nothing,
  ReviewerNotAnswered: nothing,
  ReviewCompleted: nothing,
  ReviewSentBack: nothing,
  ReviewDueDateChanged: nothing,
  ReviewerRemoved: nothing,
  ReviewerCancelled: nothing,
  ReviewersMoved: move,
  DecisionRecorded: (_row, { to, dueAt }, at) => decided(to, dueAt, at),
  StatusOverridden: (_row, data, at) => overridden(data, at),
  ArticleWithdrawn: (_row, { to }) => ({ status: to, author_due_at: null }),
  NoteAdded: nothing,
  ReviewRated: nothing,
  ReminderIssued: nothing,
  MailRequested: nothing,
};
