import {
  ARTICLE_TYPES,
  type ArticleView,
  NAMING_MESSAGES,
  type ReviewAnswer,
  withReviewMode,
} from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { CommandedArticle, personOf } from '../../support/article/commanded-article';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { harvest } from './leaks/leak-harvest';

/** Reviewers by the state of their request. The last name and the address of each occur nowhere else. */
const REVIEWERS = ['completed', 'finished', 'accepted', 'asked', 'declined'] as const;
type Reviewer = (typeof REVIEWERS)[number];
const nameOf = (who: Reviewer): string => `Canary${who}`;
const emailOf = (who: Reviewer): string => `open-canary-${who}@reviewers.example`;

/** The journal's directory of reviewers has all names and ids, whatever they review (lifecycle, section 4 (7)). */
const DIRECTORY = 'GET /user/reviewer-list';
/** Routes that may have the name of a reviewer who agreed, after the decision. */
const NAMED_IN = ['GET /article/:id', 'GET /article/:id/get-review/:reviewId'];
const NAMED: readonly Reviewer[] = ['completed', 'finished'];

describe('the reviewers of an open review', () => {
  let app: TestApp;
  let story: OfficeStory;
  const requests = new Map<Reviewer, string>();
  const ids = new Map<Reviewer, string>();

  const answer = async (who: Reviewer, accepts: boolean, body: object = {}) =>
    (await app.as(emailOf(who))).post(
      story.path(`review-response/${requests.get(who) ?? ''}?response=${accepts}`),
      body,
    );

  beforeAll(async () => {
    app = await startTestApp();
    const reviewModes = ARTICLE_TYPES.reduce((all, { id }) => withReviewMode(all, id, 'OPEN'), '');
    await ok((await app.as('webmaster')).post('/settings', { reviewModes }));
    for (const who of REVIEWERS) {
      await app.addPerson(emailOf(who), 'reviewer', { firstName: 'Test', lastName: nameOf(who) });
      ids.set(who, (await app.as(emailOf(who))).user.id);
    }
    const [uploader, editor] = [personOf(await app.as('author')), personOf(await app.as('editor'))];
    const article = await CommandedArticle.draft(app.nest, { uploader, editor });
    await article.overview();
    await article.submitAndPass();
    story = OfficeStory.of(app, (await ok((await app.as('editor')).get(`/article/${article.id}`))).body as ArticleView);
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=4')));
    for (const who of REVIEWERS) requests.set(who, await story.invite(emailOf(who)));
  });
  afterAll(() => app.stop());

  /** The data of reviewers that a person gets from all answers, with the route: `completed name: GET /article/:id`. */
  async function disclosedTo(who: string, own?: Reviewer): Promise<string[]> {
    const articles = [{ id: story.id, requests: [...requests.values()] }];
    const now = app.clock.now().toISOString();
    const seen = await harvest({ origin: app.origin, articles, people: [...ids.values()], now }, await app.as(who));
    const found = seen
      .filter(({ route }) => route !== DIRECTORY)
      .flatMap(({ route, text }) => {
        const lower = text.toLowerCase();
        return REVIEWERS.filter((one) => one !== own).flatMap((one) =>
          Object.entries({ name: nameOf(one), address: emailOf(one), id: ids.get(one) ?? '' })
            .filter(([, word]) => lower.includes(word.toLowerCase()))
            .map(([what]) => `${one} ${what}: ${route}`),
        );
      });
    return [...new Set(found)].sort();
  }

  const named = (of: readonly Reviewer[], routes: readonly string[]): string[] =>
    of.flatMap((one) => routes.map((route) => `${one} name: ${route}`)).sort();

  it('accept only when they agree to be named, and see that before', async () => {
    const request = await ok(
      (await app.as(emailOf('asked'))).get(story.path(`review-request/${requests.get('asked')}`)),
    );
    expect(request.body).toMatchObject({ reviewMode: 'OPEN' });
    for (const body of [{}, { named: false }]) {
      const refused = await answer('accepted', true, body);
      expect([refused.status, refused.body.details]).toEqual([400, { named: NAMING_MESSAGES.missing }]);
    }
    await ok(answer('declined', false));
    for (const who of ['completed', 'finished', 'accepted'] as const) await ok(answer(who, true, { named: true }));
    for (const who of NAMED)
      await story.review(emailOf(who), requests.get(who) ?? '', { general: `<p>Signed: Test ${nameOf(who)}</p>` });
    const log = await ok((await app.as('editor')).get(story.path('log')));
    expect(log.text).toContain('and agreed to be named with the review');
  });

  it('stay unknown to authors and to each other until the decision', async () => {
    expect(await disclosedTo('author')).toEqual([]);
    expect(await disclosedTo(emailOf('completed'), 'completed')).toEqual([]);
    expect(await disclosedTo(emailOf('asked'), 'asked')).toEqual([]);
  });

  it('are named after it with their reviews, by name alone, and only those who agreed and reviewed', async () => {
    await story.decide('MINOR_REVISION');
    // The texts of the reviews contain the names too; these two routes have them in the letter and the mails.
    const disclosed = await disclosedTo('author');
    const [first, second] = NAMED_IN;
    expect(disclosed).toEqual(expect.arrayContaining(named(NAMED, [first ?? '', second ?? ''])));
    expect(disclosed.filter((line) => !/^(completed|finished) name: /.test(line))).toEqual([]);
    const fellow = await disclosedTo(emailOf('completed'), 'completed');
    expect(fellow).toEqual(named(['finished'], [second ?? '']));
    expect(await disclosedTo(emailOf('declined'), 'declined')).toEqual([]);
    expect(await disclosedTo(emailOf('asked'), 'asked')).toEqual([]);
  });

  it('are shown to fellow reviewers next to their text', async () => {
    const client = await app.as(emailOf('completed'));
    const path = (who: Reviewer): string => story.path(`get-review/${requests.get(who) ?? ''}`);
    const own = (await ok(client.get(path('completed')))).body as ReviewAnswer;
    expect([own.reviewer, own.otherReviews.map(({ reviewer }) => reviewer)]).toEqual([null, ['Test Canaryfinished']]);
    const others = (await ok(client.get(path('finished')))).body as ReviewAnswer;
    expect(others.reviewer).toBe('Test Canaryfinished');
  });
});
