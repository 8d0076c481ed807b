import type { ArticleEventData } from '../../../src/article';
import {
  ARTICLE_FIELD_LABELS,
  type ArticleFields,
  type ArticleStatus,
  type ReviewMode,
  revisionInWords,
  STATUS_LABELS,
  t,
} from '../../../src/contracts';
import { associateSentences } from './associate-sentences';
import { authorshipSentences } from './authorship-sentences';
import { fileSentences } from './file-sentences';
import { day, reviewer, typed, user } from './marks';
import { reviewerSentences } from './reviewer-sentences';
import { type Lookup, sameSentence, sentence, type Sentences } from './sentence';
import { because, listed } from './words';

const status = (to: ArticleStatus): string => STATUS_LABELS[to].label;
const due = (iso: string | null): string => (iso === null ? '' : t(', due on {day}', { day: day(iso) }));

interface Submitted {
  reviewMode: ReviewMode;
  publishesReviews: boolean;
  languageService: boolean;
}

function submitted({ reviewMode, publishesReviews, languageService }: Submitted): string {
  return t(
    'The article was submitted{mode, select, DOUBLE_ANONYMOUS { for double-anonymous review} TRIPLE_ANONYMOUS { for triple-anonymous review} OPEN { for open review} other {}}{published, select, yes {, with reviews that may be published} other {}}{service, select, yes {, with the language service} other {}}.',
    {
      mode: reviewMode,
      published: publishesReviews ? 'yes' : 'no',
      service: languageService ? 'yes' : 'no',
    },
  );
}

interface Reminded {
  subject: ArticleEventData['ReminderIssued']['subject'];
  /** The reviewer of the request; null when it is not known; absent for other dates. */
  who?: string | null;
  dueAt: string;
  isPast: boolean;
}

const reminderFacts = (data: ArticleEventData['ReminderIssued'], lookup: Lookup): Reminded => ({
  subject: data.subject,
  ...(data.assignmentId === null ? {} : { who: lookup(data.assignmentId) ?? null }),
  dueAt: data.dueAt,
  isPast: data.step === 'AFTER',
});

function reminded({ subject, who, dueAt, isPast }: Reminded): string {
  const other = subject === 'ASSOCIATE' ? t('The associate editor') : t('The author');
  return t(
    '{who} was reminded of {subject, select, ANSWER {the answer} REVIEW {the review} ASSOCIATE {the article} other {the revision}} that {past, select, yes {was} other {is}} due on {day}.',
    { who: who === undefined ? other : reviewer(who), subject, past: isPast ? 'yes' : 'no', day: day(dueAt) },
  );
}

interface Replaced {
  fromId: string;
  toId: string;
  isMerged: boolean;
}

const replaced = ({ fromId, toId, isMerged }: Replaced): string =>
  isMerged
    ? t('Two accounts of one person were merged: {from} is {to} from now on.', { from: user(fromId), to: user(toId) })
    : t('The draft went to {to}, who proved the address of the account that started it.', { to: user(toId) });

/** The log's sentence about every event of an article. A type without one does not compile. */
export const sentences: Sentences = {
  DraftStarted: sentence(
    'SUBMISSION',
    ({ number }) => ({ number }),
    ({ number }) => t('The draft {number} was started.', { number }),
  ),
  DraftChanged: sentence(
    'SUBMISSION',
    (data) => ({ fields: Object.keys(data.fields) as (keyof ArticleFields)[] }),
    ({ fields }) =>
      t('The draft was changed: {fields}.', { fields: fields.map((one) => ARTICLE_FIELD_LABELS[one]).join(', ') }),
  ),
  AuthorsChanged: sentence(
    'SUBMISSION',
    ({ authors }) => ({ names: authors.map(({ firstName, lastName }) => `${firstName} ${lastName}`) }),
    ({ names }) =>
      names.length === 0
        ? t('All authors were removed.')
        : t('The authors were set: {people}.', { people: listed(names) }),
  ),
  ...authorshipSentences,
  ReviewerSuggested: sentence(
    'SUBMISSION',
    ({ fullName, email }) => ({ fullName, email }),
    ({ fullName, email }) =>
      t('{name} ({email}) was suggested as a reviewer.', { name: typed(fullName), email: typed(email) }),
  ),
  SuggestionsChanged: sentence(
    'SUBMISSION',
    (data) => ({ names: data.suggestedReviewers.map(({ fullName, email }) => `${fullName} (${email})`) }),
    ({ names }) => t('The suggested reviewers were set: {people}.', { people: listed(names) || t('none') }),
  ),
  DraftDeleted: sameSentence('SUBMISSION', () => t('The draft was deleted.')),
  ...fileSentences,
  ArticleSubmitted: sentence(
    'SUBMISSION',
    ({ reviewMode, publishesReviews = false, languageService }) => ({ reviewMode, publishesReviews, languageService }),
    submitted,
  ),
  CheckPassed: sentence(
    'ASSISTANT_DECISION',
    ({ reviewersRequired: count }) => ({ count }),
    ({ count }) => t('The article passed the check; reviewers required: {count}.', { count }),
  ),
  CheckRejected: sameSentence('ASSISTANT_DECISION', () => t('The article was rejected at the check.')),
  CorrectionRequested: sentence(
    'CORRECTION',
    ({ reason }) => ({ reason }),
    ({ reason }) => t('A correction was requested{because}', { because: because(reason) }),
  ),
  CorrectionSubmitted: sameSentence('CORRECTION', () => t('The correction was submitted.')),
  RevisionSubmitted: sentence(
    'REVISION',
    ({ revision }) => ({ revision }),
    ({ revision }) => t('Revision {revision} was submitted.', { revision }),
  ),
  ReturnedToEditor: sameSentence('STATUS_CHANGE', () => t('The article was returned to the editor.')),
  ...associateSentences,
  ...reviewerSentences,
  ReviewersMoved: sentence(
    'STATUS_CHANGE',
    ({ to }) => ({ to }),
    ({ to }) =>
      t("The status became {status} by the reviewers' answers and the number required.", { status: status(to) }),
  ),
  ReviewResumed: sentence(
    'STATUS_CHANGE',
    ({ to }) => ({ to }),
    ({ to }) => t('The review was resumed: {status}.', { status: status(to) }),
  ),
  DecisionRecorded: sentence(
    'EDITOR_DECISION',
    ({ to, revision, dueAt }) => ({ to, revision, dueAt }),
    ({ to, revision, dueAt }) =>
      t('The decision on {revision} is {status}{due}.', {
        ...{ revision: revisionInWords(revision), status: status(to) },
        due: due(dueAt),
      }),
  ),
  StatusOverridden: sentence(
    'OVERRIDE',
    ({ to, reason, dueAt }) => ({ to, reason, dueAt }),
    ({ to, reason, dueAt }) =>
      t('The status was overridden to {status}{due}{because}', {
        ...{ status: status(to), due: due(dueAt) },
        because: because(reason),
      }),
  ),
  ArticleWithdrawn: sentence(
    'WITHDRAWAL',
    ({ reason }) => ({ reason }),
    ({ reason }) => t('The article was withdrawn{because}', { because: because(reason) }),
  ),
  AccountReplaced: sentence(
    'ACCOUNT',
    ({ fromId, toId, because: why }): Replaced => ({ fromId, toId, isMerged: why === 'MERGED' }),
    replaced,
  ),
  NoteAdded: sameSentence('NOTE', () => t('A note was added.')),
  ReminderIssued: sentence('MAIL', reminderFacts, reminded),
  MailRequested: sentence(
    'MAIL',
    ({ to, subject, resendOf }) => ({ to, subject, isAgain: resendOf !== null && resendOf !== undefined }),
    ({ to, subject, isAgain }) => {
      const values = { subject: typed(subject), to: listed(to) };
      return isAgain
        ? t('A mail "{subject}" goes again to {to}.', values)
        : t('A mail "{subject}" goes to {to}.', values);
    },
  ),
};
