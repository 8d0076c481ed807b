import type { ArticleView, AuthRecord } from '../../../src/contracts';
import { aReview } from '../../support/article/article-people';
import { BENCH_PASSWORD } from './bench-account';
import type { BenchServer } from './children';
import type { LoadRequest } from './load-child';

/** The requests of one client, by its number; each client works on a separate article. */
export type Call = (client: number) => LoadRequest[];

/** The measured calls by name. */
export type Calls = Record<string, Call>;

async function post<Result>(origin: string, path: string, body: object, token = ''): Promise<Result> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}

async function signIn(origin: string, email: string): Promise<string> {
  return (await post<AuthRecord>(origin, '/authenticate', { email, password: BENCH_PASSWORD })).token;
}

const paragraphs = (sentence: string, times: number): string => `<p>${sentence.repeat(times)}</p>`;

/** A complete draft, as the wizard sends it when everything was filled in before the first save. */
const wholeDraft = (articleTitle: string, more: string): object => ({
  articleTitle,
  runningTitle: 'Early mobilisation',
  typeId: 2,
  firstTime: 1,
  previousId: '',
  coverLetter: paragraphs('Dear editor, please consider this. ', 20) + paragraphs(more, 1),
  keywords: [],
  abstractText: ['Objective', 'Design', 'Methods', 'Results', 'Conclusion']
    .map((heading) => `<h3>${heading}</h3>${paragraphs('We looked at early mobilisation. ', 8)}`)
    .join(''),
  languageService: false,
  reviewerOne: null,
  reviewerTwo: null,
  reviewerRemoved: null,
  relationshipOne: '',
  relationshipTwo: '',
  note: more,
});

const TITLES = ['Early mobilisation', 'Early mobilisation after stroke'] as const;
const DRAFTS = TITLES.map((title) => wholeDraft(title, `About: ${title}.`));

/** A review of realistic length: some 3 kB. */
const review = (general: string): object => ({
  ...aReview(),
  general: paragraphs(`${general} `, 12),
  major: paragraphs('The sample is small for the conclusion drawn. ', 20),
  minor: paragraphs('Table 2 has no units. ', 20),
  commentsToEditor: paragraphs('I would take it. ', 5),
});
const REVIEWS = ['A sound study.', 'A useful study.'].map(review);

/** The calls of a reviewer and an editor for articles under review. */
const reviewCalls = (writer: string, staff: string, underReview: BenchServer['underReview']): Calls => ({
  "save a review's draft": (client) => {
    const { articleId = '', assignmentId = '' } = underReview[client] ?? {};
    const path = `/api/article/${articleId}/draft-review/${assignmentId}`;
    return REVIEWS.map((body) => ({ method: 'POST', token: writer, path, body, carries: 'draftVersion' }));
  },
  "set a reviewers' number": (client) => {
    const path = `/api/article/${underReview[client]?.articleId ?? ''}/set-reviewers-count`;
    return [3, 4].map((count) => ({ method: 'POST', token: staff, path: `${path}?count=${count}`, body: {} }));
  },
});

/** Writes alternate between two values, so that each is a change and stores an event. */
export async function prepareCalls({
  origin,
  authors,
  editor,
  reviewer,
  underReview,
}: BenchServer): Promise<{ writes: Calls; reads: Calls }> {
  const [staff, writer] = [await signIn(origin, editor), await signIn(origin, reviewer)];
  const tokens = await Promise.all(authors.map((email) => signIn(origin, email)));
  const drafts = await Promise.all(
    tokens.map((token) => post<ArticleView>(origin, '/article/save', DRAFTS[0] ?? {}, token)),
  );
  const draft = (client: number): { token: string; path: string } => ({
    token: tokens[client] ?? '',
    path: `/api/article/${drafts[client]?.id ?? ''}`,
  });
  const update = (client: number, body: object): LoadRequest => {
    const { token, path } = draft(client);
    return { method: 'POST', token, path: `${path}/update`, body, carries: 'version' };
  };
  return {
    writes: {
      'save a whole draft': (client) => DRAFTS.map((body) => update(client, body)),
      "save a draft's title": (client) => TITLES.map((articleTitle) => update(client, { articleTitle })),
      'begin a draft': (client) =>
        DRAFTS.map((body) => ({ method: 'POST', path: '/api/article/save', token: tokens[client] ?? '', body })),
      ...reviewCalls(writer, staff, underReview),
    },
    reads: {
      'GET article/my-list': (client) => [{ method: 'GET', ...draft(client), path: '/api/article/my-list' }],
      'GET article/{id}': (client) => [{ method: 'GET', ...draft(client) }],
    },
  };
}

/** The call of the bare server: the same complete draft. */
export const floorCall =
  (token: string): Call =>
  () =>
    DRAFTS.map((body) => ({ method: 'POST', path: '/', token, body }));
