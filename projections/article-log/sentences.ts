import type { ArticleEventData } from '../../src/article';
import {
  ARTICLE_FIELD_LABELS,
  type ArticleFields,
  type ArticleStatus,
  revisionInWords,
  STATUS_LABELS,
} from '../../src/contracts';
import { authorshipSentences } from './authorship-sentences';
import { day, typed, user } from './marks';
import { type Lookup, reviewer, reviewerSentences, type Sentences } from './reviewer-sentences';
import { because, MODE_WORDS, named, people, suggestions } from './words';

const status = (to: ArticleStatus): string => STATUS_LABELS[to].label;
const due = (iso: string | null): string => (iso === null ? '' : `, due on ${day(iso)}`);

function draftChanged({ fields }: ArticleEventData['DraftChanged']): string {
  const labels = (Object.keys(fields) as (keyof ArticleFields)[]).map((field) => ARTICLE_FIELD_LABELS[field]);
  return `The draft was changed: ${labels.join(', ')}.`;
}

const REMINDED_OF: Record<ArticleEventData['ReminderIssued']['subject'], string> = {
  ANSWER: 'the answer',
  REVIEW: 'the review',
  ASSOCIATE: 'the article',
  REVISION: 'the revision',
};

function reminded({ subject, assignmentId, dueAt, step }: ArticleEventData['ReminderIssued'], lookup: Lookup): string {
  const others = subject === 'ASSOCIATE' ? 'The associate editor' : 'The author';
  const who = assignmentId === null ? others : reviewer(assignmentId, lookup);
  const when = { BEFORE: 'is due', ON: 'is due', AFTER: 'was due' }[step];
  return `${who} was reminded of ${REMINDED_OF[subject]} that ${when} on ${day(dueAt)}.`;
}

/** Action type and description of every event of an article. A type without an entry does not compile. */
export const sentences: Sentences = {
  DraftStarted: { action: 'SUBMISSION', text: ({ number }) => `The draft ${number} was started.` },
  DraftChanged: { action: 'SUBMISSION', text: draftChanged },
  AuthorsChanged: {
    action: 'SUBMISSION',
    text: ({ authors }) =>
      authors.length === 0 ? 'All authors were removed.' : `The authors were set: ${people(authors)}.`,
  },
  ...authorshipSentences,
  ReviewerSuggested: {
    action: 'SUBMISSION',
    text: ({ fullName, email }) => `${typed(fullName)} (${typed(email)}) was suggested as a reviewer.`,
  },
  SuggestionsChanged: {
    action: 'SUBMISSION',
    text: ({ suggestedReviewers }) => `The suggested reviewers were set: ${suggestions(suggestedReviewers)}.`,
  },
  DraftDeleted: { action: 'SUBMISSION', text: () => 'The draft was deleted.' },
  FileAdded: {
    action: 'FILE_CHANGE',
    text: ({ file, reusedFrom }) =>
      `The file ${named(file)} was ${reusedFrom === null ? 'added' : 'taken over from the previous revision'}.`,
  },
  FileRemoved: {
    action: 'FILE_CHANGE',
    text: ({ fileId }, lookup) => `The file ${lookup(fileId) ?? 'of an earlier revision'} was removed.`,
  },
  FiguresReordered: { action: 'FILE_CHANGE', text: () => 'The order or the titles of the figures were changed.' },
  DocumentGenerated: { action: 'FILE_CHANGE', text: ({ file }) => `The document ${named(file)} was generated.` },
  ArticleSubmitted: {
    action: 'SUBMISSION',
    text: ({ languageService, reviewMode, publishesReviews = false }) => {
      const mode = `${MODE_WORDS[reviewMode]}${publishesReviews ? ', with reviews that may be published' : ''}`;
      return `The article was submitted${mode}${languageService ? ', with the language service' : ''}.`;
    },
  },
  CheckPassed: {
    action: 'ASSISTANT_DECISION',
    text: ({ reviewersRequired }) => `The article passed the check; reviewers required: ${reviewersRequired}.`,
  },
  CheckRejected: { action: 'ASSISTANT_DECISION', text: () => 'The article was rejected at the check.' },
  CorrectionRequested: { action: 'CORRECTION', text: ({ reason }) => `A correction was requested${because(reason)}` },
  CorrectionSubmitted: { action: 'CORRECTION', text: () => 'The correction was submitted.' },
  RevisionSubmitted: { action: 'REVISION', text: ({ revision }) => `Revision ${revision} was submitted.` },
  AssociateAssigned: {
    action: 'AE_ASSIGNMENT',
    text: ({ associateId, dueAt }) => `${user(associateId)} became the associate editor, due on ${day(dueAt)}.`,
  },
  AssociateDateRenewed: {
    action: 'AE_ASSIGNMENT',
    text: ({ dueAt }) => `The associate editor has the revision until ${day(dueAt)}.`,
  },
  ReturnedToEditor: { action: 'STATUS_CHANGE', text: () => 'The article was returned to the editor.' },
  AssociateAdvised: {
    action: 'AE_DECISION',
    text: ({ associateId, advice }) => `${user(associateId)} advised the editor: ${status(advice)}.`,
  },
  ...reviewerSentences,
  ReviewersMoved: {
    action: 'STATUS_CHANGE',
    text: ({ to }) => `The status became ${status(to)} by the reviewers' answers and the number required.`,
  },
  ReviewResumed: { action: 'STATUS_CHANGE', text: ({ to }) => `The review was resumed: ${status(to)}.` },
  DecisionRecorded: {
    action: 'EDITOR_DECISION',
    text: ({ to, revision, dueAt }) => `The decision on ${revisionInWords(revision)} is ${status(to)}${due(dueAt)}.`,
  },
  StatusOverridden: {
    action: 'OVERRIDE',
    text: ({ to, reason, dueAt }) => `The status was overridden to ${status(to)}${due(dueAt)}${because(reason)}`,
  },
  ArticleWithdrawn: { action: 'WITHDRAWAL', text: ({ reason }) => `The article was withdrawn${because(reason)}` },
  AccountReplaced: {
    action: 'ACCOUNT',
    text: ({ fromId, toId, because }) =>
      because === 'MERGED'
        ? `Two accounts of one person were merged: ${user(fromId)} is ${user(toId)} from now on.`
        : `The draft went to ${user(toId)}, who proved the address of the account that started it.`,
  },
  NoteAdded: { action: 'NOTE', text: () => 'A note was added.' },
  ReminderIssued: { action: 'MAIL', text: reminded },
  MailRequested: {
    action: 'MAIL',
    text: ({ to, subject, resendOf }) =>
      `A mail "${typed(subject)}" goes ${resendOf ? 'again ' : ''}to ${to.map(typed).join(', ')}.`,
  },
};
