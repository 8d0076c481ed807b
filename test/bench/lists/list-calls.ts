/** One measured call. */
export interface ListCall {
  what: string;
  /** Local part of the demo account's address. */
  as: 'author' | 'reviewer' | 'editor' | 'assistant' | 'associate' | 'webmaster';
  /** Without `/api`; `:article` stands for an article under review. */
  path: string;
  /** Sent as a POST with this body; without it, a GET. */
  body?: object;
}

const get = (as: ListCall['as'], path: string, what = path): ListCall => ({ what, as, path });
const search = (what: string, body: object, as: ListCall['as'] = 'editor'): ListCall => ({
  what: `search: ${what}`,
  as,
  path: '/article/search',
  body: { page: 0, size: 10, ...body },
});

const frame: ListCall[] = (['author', 'reviewer', 'associate', 'editor'] as const).flatMap((who) => [
  get(who, '/menu-counts', `/menu-counts (${who})`),
  get(who, '/news', `/news (${who})`),
]);

const own: ListCall[] = [
  get('author', '/article/my-list'),
  get('author', '/article/my-list-with-status?status=DRAFT'),
  get('author', '/article/my-counts'),
  get('editor', '/article/my-counts', '/article/my-counts (editor)'),
  get('reviewer', '/article/reviewer/todo-list'),
  get('author', '/article/author/list?q=ander'),
  get('author', '/article/author/find?lastName=van'),
  get('author', '/user/reviewer-list?q=mar'),
];

/** Calls that a person, or a program for them, makes rarely. `:calendar` stands for the caller's calendar. */
const seldom: ListCall[] = [
  get('author', '/calendar/:calendar', 'seldom: calendar (author)'),
  get('reviewer', '/calendar/:calendar', 'seldom: calendar (reviewer)'),
  get('associate', '/calendar/:calendar', 'seldom: calendar (associate)'),
  get('reviewer', '/reviewing-record', 'seldom: reviewing record'),
  get('editor', '/reviewers-of-year', 'seldom: reviewers of the year'),
  get('editor', '/reviewers-of-year?q=mar&sort=-reviews', 'seldom: reviewers of the year, q, by reviews'),
  get('webmaster', '/api-keys', 'seldom: keys of other programs'),
];

const office: ListCall[] = [
  get('assistant', '/article/assistant/new-articles?size=50', '/article/assistant/new-articles'),
  get('editor', '/article/editor/article-list?size=50', '/article/editor/article-list'),
  get('associate', '/article/associate/article-list?size=50', '/article/associate/article-list'),
  get('associate', '/article/associate/my-articles'),
  get('editor', '/article/associate/workload'),
  get('editor', '/article/waiting-longest', 'home: waiting longest'),
  get('associate', '/article/waiting-longest', 'home: waiting longest (associate)'),
  get('editor', '/article/:article/reviewer/list?size=50', 'candidates'),
  get('editor', '/article/:article/reviewer/list?size=50&matching=true', 'candidates: matching'),
  get('editor', '/article/:article/reviewer/list?size=50&q=cardio', 'candidates: q'),
  get('editor', '/article/:article/reviewer/list?size=50&sort=-responseTime', 'candidates: by a number'),
  get('editor', '/article/:article', 'an article'),
  get('editor', '/article/:article/log', 'its log'),
  get('editor', '/article/:article/mail-log', 'its mails'),
  get('editor', '/article/:article/blacklist-warnings', 'its warnings'),
];

const all: ListCall[] = [
  ...['', 'articleTitle', '-articleTitle', 'status', 'uploadDate', '-revision'].map((sort) =>
    get('editor', `/article/all?page=0&size=10&sort=${sort}`, `all: by ${sort || 'number'}`),
  ),
  get('editor', '/article/all?page=:last&size=10', 'all: last page'),
  get('editor', '/article/all?page=:last&size=10&sort=articleTitle', 'all: last page by title'),
  get('editor', '/article/all?page=0&size=100', 'all: 100 rows'),
  get('editor', '/article/all?page=0&size=10&q=sepsis', 'all: q, many'),
  get('editor', '/article/all?page=0&size=10&q=nguy%20drown', 'all: q, few'),
  get('editor', '/article/all?page=0&size=10&q=2024-12', 'all: q, a number'),
  get('editor', '/article/quick-search?q=seps', 'quick search, many'),
  get('editor', '/article/quick-search?q=kova', 'quick search, a name'),
  get('author', '/article/quick-search?q=heart', 'quick search (author)'),
  get('reviewer', '/article/quick-search?q=imag', 'quick search (reviewer)'),
  get('editor', '/article/upload-user-list?q=mar', 'uploaders'),
  get('editor', '/article/saved-searches'),
];

const searches: ListCall[] = [
  search('q, many', { q: 'stroke' }),
  search('q of two words', { q: 'frailty hip' }),
  search('as of a day, by status', { asOf: '2025-06-01', active: 'custom', statusList: ['UNDER_REVIEW'] }),
  search('as of a day, active', { asOf: '2025-06-01', active: 'active' }),
  search('title', { title: 'randomised' }),
  search('keyword', { keyword: 'Sepsis' }),
  search('statuses', { active: 'custom', statusList: ['UNDER_REVIEW', 'REVIEWED', 'DRAFT'] }),
  search('active', { active: 'active' }),
  search('inactive', { active: 'inactive' }),
  search('number', { articleId: '2025-1' }),
  search('type', { typeId: 1 }),
  search('days', { dateFrom: '2024-01-01', dateTo: '2024-12-31' }),
  search('uploader', { uploadUserId: ':author' }),
  search('author', { authorId: ':author' }),
  search('associate editor', { associateEditorId: ':associate' }),
  search('several', { q: 'stroke', typeId: 2, active: 'inactive', dateFrom: '2023-01-01' }),
  search('q, by title', { q: 'stroke', sort: 'articleTitle' }),
  search('inactive, by an associate editor', { active: 'inactive' }, 'associate'),
  search('q, by an associate editor', { q: 'stroke' }, 'associate'),
];

const FIVE_YEARS = 'from=:start&to=:today';
const others: ListCall[] = [
  get('editor', '/user/all?page=0&size=10', 'users'),
  get('editor', '/user/all?page=2000&size=10', 'users: late page'),
  get('editor', '/user/all?page=0&size=10&sort=-email', 'users: by email'),
  get('editor', '/user/all?page=0&size=10&sort=country', 'users: by country'),
  get('editor', '/user/all?page=0&size=10&q=mar', 'users: q'),
  get('editor', '/user/all?page=0&size=10&q=zzzz', 'users: q, none'),
  get('editor', '/user/all?page=0&size=10&groupId=3', 'users: a group'),
  get('editor', '/user/reviewers?page=0&size=10', 'reviewers'),
  get('editor', '/user/reviewers?page=0&size=100&sort=-areasOfExpertise', 'reviewers: 100 by expertise'),
  get('editor', '/user/reviewers?page=0&size=1000', 'reviewers: 1,000'),
  get('editor', '/user/reviewers?page=0&size=10&q=sepsis', 'reviewers: q'),
  get('editor', '/user/associate-editor-list'),
  get('editor', `/article/editor/reviewers-stats?${FIVE_YEARS}&size=10`, 'statistics: reviewers, 5 years'),
  get('editor', `/article/editor/associates-stats?${FIVE_YEARS}`, 'statistics: associate editors, 5 years'),
  get('editor', `/article/editor/journal-stats?${FIVE_YEARS}`, 'statistics: journal, 5 years'),
  get('author', '/ticket/my-list', 'tickets: own'),
  get('editor', '/ticket/all', 'tickets: all'),
  get('editor', '/ticket/all?q=van', 'tickets: q'),
  get('editor', '/article/keywords', 'keywords'),
  get('editor', '/article/blacklist-author-list', 'blacklist'),
  get('webmaster', '/security-log?page=0&size=50', 'security log'),
];

/** Every list, search and count of the API. */
export const LIST_CALLS: readonly ListCall[] = [...frame, ...own, ...seldom, ...office, ...all, ...searches, ...others];
