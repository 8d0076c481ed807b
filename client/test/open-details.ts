import type { ArticleLogEntry, ArticleView, EmailLogEntry, GroupName, IntegrityCounts } from '@contracts';
import { type Answers, answerWith } from './answers';
import { anArticle } from './articles';
import { person, renderApp, sessionOf } from './render-app';

export const AT = '2026-03-03T10:00:00.000Z';
/** An entry of an article's log. */
export const aLogEntry = (number: number, changes: Partial<ArticleLogEntry> = {}): ArticleLogEntry => ({
  id: `entry-${number}`,
  entry: number,
  actionTime: AT,
  actionType: 'FILE_CHANGE',
  previousStatus: null,
  currentStatus: null,
  triggerType: 'USER',
  user: { firstName: 'Tom', lastName: 'Whitfield' },
  actingUser: null,
  description: `Entry number ${number}.`,
  ...changes,
});
const LOG = [
  aLogEntry(2, {
    actionType: 'STATUS_CHANGE',
    triggerType: 'SYSTEM',
    user: null,
    previousStatus: 'UNDER_REVIEW',
    currentStatus: 'REVIEWED',
  }),
  aLogEntry(1, { actingUser: { firstName: 'Wim', lastName: 'Jansen' } }),
  aLogEntry(0),
];
/** A mail of an article's email log. */
export const aLoggedMail = (changes: Partial<EmailLogEntry> = {}): EmailLogEntry => ({
  id: 'm1',
  timeSent: AT,
  timeRequested: AT,
  type: 'DECISION',
  mailTo: ['author@example.org'],
  cc: ['desk@example.org'],
  replyTo: 'office@example.org',
  subject: `A decision that needs many words: ${'very '.repeat(12)}long`,
  body: '<p>Dear authors</p>',
  state: 'SENT',
  error: null,
  resendOf: null,
  returns: [],
  isHidden: false,
  ...changes,
});
/** The answer if no other limits of integrity checks were tried on past articles. */
export const NOTHING_TRIED: IntegrityCounts['tried'] = {
  ...{ sharedPercent: [], hiddenWords: [], differentPercent: [] },
  ...{ registeredMinutes: [], answerMinutes: [], reviewMinutes: [] },
};
/** An article with the permissions of a member of the office. */
export const READER: Partial<ArticleView> = {
  status: 'REVIEWED',
  actions: ['see-log', 'see-reviews', 'rate-review', 'write-note', 'resend-mail'],
};

/** The page of the article 'a1' with one mail and three entries in its logs; `calls` are its requests. */
export function openDetails(
  path: string,
  article: Partial<ArticleView> = {},
  answers: Answers = {},
  group: GroupName = 'editor',
) {
  const user = person(group);
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ ...READER, ...article })],
    'GET /article/a1/log': [200, LOG],
    'GET /article/a1/letters': [200, []],
    'GET /article/a1/mail-log': [200, [aLoggedMail()]],
    'GET /user/reviewer-list': [200, [{ id: 'p1', firstName: 'Mei', lastName: 'Tanaka', institute: 'Kyoto' }]],
    ...answers,
  });
  return { calls, ...renderApp(`/articleDetails/a1${path}`, { session: sessionOf(user) }) };
}
