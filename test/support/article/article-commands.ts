import type { ArticleCommand, ArticleCommandType, ArticleState } from '../../../src/article';
import { presentAssignments, Refusal } from '../../../src/article';
import { aFile, aMail, aReview, aReviewFile, candidate, PEOPLE } from './article-people';

const mail = aMail('mail-x', 'DECISION');

/** The likely subject of a command: the first request of the current revision. */
const requestOf = (state: ArticleState): string => presentAssignments(state)[0]?.assignmentId ?? 'no-such-request';

const byOffice = (state: ArticleState): { [Type in ArticleCommandType]?: ArticleCommand } => ({
  PassCheck: { type: 'PassCheck', data: { guidelinesChecked: true } },
  RejectAtCheck: { type: 'RejectAtCheck', data: { mail } },
  RequestCorrection: {
    type: 'RequestCorrection',
    data: { correctionId: 'correction-x', reason: 'Figures', description: '<p>Mend.</p>', mail },
  },
  AssignAssociate: { type: 'AssignAssociate', data: { associate: candidate(PEOPLE.otherAssociate), mail } },
  ReturnToAssistant: { type: 'ReturnToAssistant', data: {} },
  ResumeReview: { type: 'ResumeReview', data: {} },
  Advise: { type: 'Advise', data: { advice: 'DIRECT_REJECT', comment: 'Weak.', description: 'Weak.', mails: [mail] } },
  Decide: { type: 'Decide', data: { decision: 'ACCEPTED', mail, cancellationMails: [] } },
  Override: {
    type: 'Override',
    data: {
      status: state.status === 'RETURNED_TO_EDITOR' ? 'ACCEPTED' : 'RETURNED_TO_EDITOR',
      reason: 'A mistake.',
      mail: null,
    },
  },
  AddNote: { type: 'AddNote', data: { noteId: 'note-x', note: '<p>Look at table 2.</p>' } },
  AnswerAuthorship: {
    type: 'AnswerAuthorship',
    data: { requestId: 'request-x', keyHash: 'hash', answer: { confirms: false, comment: null } },
  },
  RemindAuthors: { type: 'RemindAuthors', data: { reminders: [] } },
  ReplaceAccount: { type: 'ReplaceAccount', data: { fromId: state.uploaderId, toId: 'kept', because: 'MERGED' } },
  WriteToAuthor: { type: 'WriteToAuthor', data: { mail: { ...mail, mailId: 'mail-z' } } },
  ResendMail: { type: 'ResendMail', data: { mail: { ...mail, mailId: 'mail-y', resendOf: 'mail-x' } } },
  AddGeneratedDocument: {
    type: 'AddGeneratedDocument',
    data: { file: aFile('overview-x', { designation: 'Overview', extension: 'pdf' }), basedOn: state.version },
  },
});

const byAuthor = (state: ArticleState): { [Type in ArticleCommandType]?: ArticleCommand } => ({
  StartDraft: { type: 'StartDraft', data: { articleId: state.id, number: '2026-2' } },
  ChangeDraft: { type: 'ChangeDraft', data: { fields: { articleTitle: 'Another title' } } },
  SuggestReviewer: { type: 'SuggestReviewer', data: { fullName: 'Ann Other', email: 'ann@example.org' } },
  ChangeSuggestions: {
    type: 'ChangeSuggestions',
    data: { suggestedReviewers: [{ fullName: 'Ann Other', email: 'ann@example.org' }] },
  },
  DeleteDraft: { type: 'DeleteDraft', data: {} },
  Submit: {
    type: 'Submit',
    data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] },
  },
  SubmitCorrection: { type: 'SubmitCorrection', data: { mails: [] } },
  SubmitRevision: { type: 'SubmitRevision', data: { confirmed: true, mails: [] } },
  Withdraw: { type: 'Withdraw', data: { reason: 'Published elsewhere.', mails: [] } },
  AddFile: { type: 'AddFile', data: { file: aFile('file-x', { designation: 'Additional' }), reusedFrom: null } },
  ReuseFiles: {
    type: 'ReuseFiles',
    data: {
      files: state.files
        .filter((file) => file.designation === 'Figure' && file.revision === state.revision)
        .map((file) => ({
          file: { ...file, fileId: `copy-${file.fileId}`, revision: state.revision + 1 },
          reusedFrom: file.fileId,
        })),
    },
  },
  RemoveFiles: { type: 'RemoveFiles', data: { fileIds: [state.files[0]?.fileId ?? 'no-such-file'] } },
  ReorderFigures: { type: 'ReorderFigures', data: { figures: [] } },
});

const onReviewers = (assignmentId: string): { [Type in ArticleCommandType]?: ArticleCommand } => ({
  SetReviewerCount: { type: 'SetReviewerCount', data: { count: 4 } },
  SelectReviewer: {
    type: 'SelectReviewer',
    data: { assignmentId: 'assignment-x', reviewer: candidate(PEOPLE.reviewer3) },
  },
  AssignSameReviewers: { type: 'AssignSameReviewers', data: { reviewers: [] } },
  SetAlternates: { type: 'SetAlternates', data: { reviewerIds: [], known: [], automatic: false } },
  InviteAlternate: { type: 'InviteAlternate', data: { insteadOf: assignmentId, invite: null } },
  RemoveReviewer: { type: 'RemoveReviewer', data: { reviewerId: PEOPLE.reviewer1.userId } },
  MailReviewers: { type: 'MailReviewers', data: { invitations: [{ assignmentId, keyHash: 'hash', mail }] } },
  RemindReviewer: { type: 'RemindReviewer', data: { assignmentId, mail } },
  RemindOfDate: { type: 'RemindOfDate', data: { due: { subject: 'REVISION', assignmentId: null }, mail } },
  AcceptReview: { type: 'AcceptReview', data: { assignmentId, mails: [] } },
  DeclineReview: { type: 'DeclineReview', data: { assignmentId, reason: null, suggestedColleague: null, mails: [] } },
  MarkNoAnswer: { type: 'MarkNoAnswer', data: { assignmentId } },
  SetReviewFile: { type: 'SetReviewFile', data: { assignmentId, file: aReviewFile() } },
  CompleteReview: { type: 'CompleteReview', data: { assignmentId, review: aReview(), mails: [] } },
  WithdrawPublication: { type: 'WithdrawPublication', data: { assignmentId } },
  SendBackReview: { type: 'SendBackReview', data: { assignmentId, reason: 'Too short.', mail: null } },
  CancelReview: { type: 'CancelReview', data: { assignmentId, mail: null } },
  ChangeReviewDueDate: { type: 'ChangeReviewDueDate', data: { assignmentId, dueAt: '2027-01-01T00:00:00.000Z' } },
  RateReview: { type: 'RateReview', data: { assignmentId, rate: 4 } },
});

/** One well-formed command of each type for the given article. */
export function everyCommand(state: ArticleState): ArticleCommand[] {
  const commands = { ...byOffice(state), ...byAuthor(state), ...onReviewers(requestOf(state)) };
  return Object.values(commands);
}

/**
 * The result, or null if it was refused. Thousands of attempts are refused while stories are made, and most of their time went
 * into the stack of each refusal.
 */
export function allowed<Result>(work: () => Result): Result | null {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  } finally {
    Error.stackTraceLimit = limit;
  }
}
