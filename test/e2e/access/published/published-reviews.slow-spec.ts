import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAnalysis } from '../../../../src/article/analysis/open-analysis';
import { exportByMonth } from '../../../../src/article/export/by-month/export-by-month';
import type { ArticleView } from '../../../../src/contracts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../src/contracts';
import { EVENT_STORE, type EventStore } from '../../../../src/platform/event-store/port';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { wholeAnswer } from '../../../support/app/whole-answer';
import { aReview } from '../../../support/article/article-people';
import { CommandedArticle, personOf } from '../../../support/article/commanded-article';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { OfficeStory, ok } from '../../../support/stories/office-story';
import { erase, hurryKeys } from '../../privacy/erase';
import { harvest, yieldOf } from '../leaks/leak-harvest';

/** Reviewers by their choice about publication. Their names and texts occur nowhere else. */
const REVIEWERS = ['refusing', 'unnamed', 'named', 'withdrawn'] as const;
type Reviewer = (typeof REVIEWERS)[number];
const ANSWERS = { refusing: undefined, unnamed: 'ANONYMOUS', named: 'NAMED', withdrawn: 'NAMED' } as const;
const addressOf = (who: Reviewer): string => `published-canary-${who}@reviewers.example`;
const nameOf = (who: Reviewer): string => `Canary${who}`;
const textOf = (who: Reviewer): string => `text-of-${who}`;
const secretOf = (who: Reviewer): string => `for-the-editor-by-${who}`;

const EXCHANGE = {
  ...{ issn: '2049-3630', publisherName: 'Society', doiPrefix: '10.5555', acceptedFeed: 'everybody' },
  articleAddress: 'https://journal.example.org/{number}',
  ...{ depositorName: 'Office', depositorEmail: 'office@example.org' },
};
const DIRECTORY = 'GET /user/reviewer-list';

describe.each(['Postgres', 'EventStoreDB'])('reviews to be published, with their events in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let story: OfficeStory;
  let agreed = '';
  const requests = new Map<Reviewer, string>();

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
    hurryKeys(app);
    await ok((await app.as('webmaster')).post('/settings', { reviewPublication: '1,2,3,7,10', ...EXCHANGE }));
    for (const who of REVIEWERS)
      await app.addPerson(addressOf(who), 'reviewer', { firstName: 'Test', lastName: nameOf(who) });
    const [uploader, editor] = [personOf(await app.as('author')), personOf(await app.as('editor'))];
    const article = await CommandedArticle.draft(app.nest, { uploader, editor });
    await article.overview();
    await article.submitAndPass();
    story = OfficeStory.of(app, (await ok((await app.as('editor')).get(`/article/${article.id}`))).body as ArticleView);
    await ok((await app.as('webmaster')).post('/settings', { reviewPublication: '' }));
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=4')));
    for (const who of REVIEWERS) {
      const request = await story.invite(addressOf(who));
      requests.set(who, request);
      await story.answer(addressOf(who), request, true);
      const review = aReview({ general: `<p>${textOf(who)}</p>`, commentsToEditor: `<p>${secretOf(who)}</p>` });
      const body = { ...review, publication: ANSWERS[who] };
      await ok((await app.as(addressOf(who))).post(story.path(`submit-review/${request}`), body));
    }
    agreed = app.clock.now().toISOString();
    app.clock.advance({ minutes: 1 });
    const path = story.path(`review-publication/${requests.get('withdrawn')}/withdraw`);
    await ok((await app.as(addressOf('withdrawn'))).post(path));
    await story.decide('ACCEPTED');
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  async function exported(format: ExportFormat): Promise<{ status: number; text: string }> {
    const path = story.path(`export?format=${format}`);
    const headers = { Authorization: `Bearer ${(await app.as('editor')).token}` };
    const answer = await fetch(`${app.origin}/api${path}`, { headers });
    const bytes = await wholeAnswer(answer);
    return yieldOf({ route: '', path, status: answer.status, headers: [], bytes });
  }

  /** The words of the reviewers that a text contains. */
  const wordsIn = (text: string): string[] =>
    REVIEWERS.flatMap((who) => [nameOf(who), textOf(who), secretOf(who), addressOf(who)]).filter((word) =>
      text.toLowerCase().includes(word.toLowerCase()),
    );

  it('are exported exactly as their reviewers agreed, in no other export, and never with the texts for the editor only', async () => {
    const found: Record<string, string[]> = {};
    for (const format of EXPORT_FORMATS) {
      const { status, text } = await exported(format);
      expect([format, status]).toEqual([format, 200]);
      found[format] = wordsIn(text);
    }
    expect(found).toEqual({
      ...{ meca: [], jats: [], crossref: [], 'crossref-pending': [] },
      reviews: [textOf('unnamed'), nameOf('named'), textOf('named')],
      'crossref-reviews': [nameOf('named')],
    });
  });

  it('have no names in packages, whatever their reviewers agreed to', async () => {
    const webmaster = await app.as('webmaster');
    await ok(webmaster.post('/settings', { exportedReviews: 'anonymous' }));
    expect(wordsIn((await exported('meca')).text)).toEqual(REVIEWERS.map(textOf));
    await ok(webmaster.post('/settings', { exportedReviews: 'nobody' }));
  });

  it('show neither authors, other reviewers nor strangers who wrote them, or what was agreed to', async () => {
    const articles = [{ id: story.id, requests: [...requests.values()] }];
    const now = app.clock.now().toISOString();
    const people = await Promise.all(REVIEWERS.map(async (who) => (await app.as(addressOf(who))).user.id));
    const disclosedTo = async (client: HttpClient, own?: Reviewer): Promise<string[]> => {
      const seen = await harvest({ origin: app.origin, articles, people, now }, client);
      const others = REVIEWERS.filter((who) => who !== own);
      const hidden = others.flatMap((who) => [nameOf(who), secretOf(who), addressOf(who)]);
      return seen
        .filter(({ route }) => route !== DIRECTORY)
        .flatMap(({ route, text }) => {
          const lower = text.toLowerCase();
          const words = hidden.filter((word) => lower.includes(word.toLowerCase()));
          const showsConsent = own === undefined && /"publication":\s*"/.test(text);
          return [...words, ...(showsConsent ? ['the consent'] : [])].map((word) => `${word}: ${route}`);
        });
    };
    expect(await disclosedTo(await app.as('author'))).toEqual([]);
    expect(await disclosedTo(await app.as(addressOf('refusing')), 'refusing')).toEqual([]);
    expect(await disclosedTo(app.visitor)).toEqual([]);
    const own = requests.get('refusing') ?? '';
    const fellow = await ok((await app.as(addressOf('refusing'))).get(story.path(`get-review/${own}`)));
    expect(fellow.text).not.toMatch(/"publication":"|"NAMED"/);
  });

  it('are shown to the editor with the consent at that moment', async () => {
    const editor = await app.as('editor');
    const answersAt = async (path: string): Promise<unknown[]> => {
      const { articleReviewer } = (await ok(editor.get(path))).body as ArticleView;
      return REVIEWERS.map((who) => articleReviewer.find(({ id }) => id === requests.get(who))?.publication);
    };
    expect(await answersAt(`/article/${story.id}`)).toEqual([null, 'ANONYMOUS', 'NAMED', null]);
    expect(await answersAt(story.path(`as-of?at=${agreed}`))).toEqual([null, 'ANONYMOUS', 'NAMED', 'NAMED']);
  });

  it('are in the analysis of the events with the present consent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quire-published-'));
    await exportByMonth(app.nest.get<EventStore>(EVENT_STORE, { strict: false }), { folder, anew: false });
    const analysis = await openAnalysis(folder);
    const sql = `SELECT assignment_id, publication, publishes_reviews FROM review_requests JOIN articles USING (article_id) WHERE article_id = '${story.id}'`;
    const { rows } = await analysis.ask(sql);
    analysis.close();
    await rm(folder, { recursive: true, force: true });
    const publications = REVIEWERS.map((who) => rows.find(([id]) => id === requests.get(who))?.slice(1));
    expect(publications).toEqual([
      [null, true],
      ['ANONYMOUS', true],
      ['NAMED', true],
      [null, true],
    ]);
  });

  it('lose name and text with the erasure of their reviewer, and are exported no more', async () => {
    await erase(app, { userId: (await app.as(addressOf('named'))).user.id, email: addressOf('named') });
    expect(wordsIn((await exported('reviews')).text)).toEqual([textOf('unnamed')]);
    expect(wordsIn((await exported('crossref-reviews')).text)).toEqual([]);
  });
});
