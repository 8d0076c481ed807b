import { harvest } from '../../../test/e2e/access/leaks/leak-harvest';
import { type Cast, castOf, LeakStory, peopleOf } from '../../../test/e2e/access/leaks/leak-story';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { UndeliverableAddresses } from './undeliverable-addresses';

/** Used by the marks alone: nothing else in the journal has this time or this code. */
const SINCE = new Date('2001-02-03T04:05:06.789Z');
const CODE = '5.987.654';
const SIGNS = ['2001-02-03', CODE, 'MAILS_BOUNCE'] as const;

describe('marks of addresses to which mails bounce', () => {
  let app: TestApp;
  let cast: Cast;
  let story: LeakStory;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await castOf(app);
    story = await LeakStory.create(app, cast, cast.author);
    const marks = app.nest.get(UndeliverableAddresses, { strict: false });
    for (const { email } of Object.values(cast)) await marks.mark(email, SINCE, CODE);
  });
  afterAll(() => app.stop());

  /** The signs of a mark in everything that a person can read, by the route. */
  async function signsFor(email: string): Promise<string[]> {
    const articles = [{ id: story.article.id, requests: story.requests }];
    const people = Object.values(peopleOf(cast));
    const now = app.clock.now().toISOString();
    const all = await harvest({ origin: app.origin, articles, tickets: [], people, now }, await app.as(email));
    return all.flatMap(({ route, text }) =>
      SIGNS.filter((sign) => text.includes(sign)).map((sign) => `${route} ${sign}`),
    );
  }

  it('are shown to staff', async () => {
    expect(await signsFor(cast.editor.email)).toEqual(
      expect.arrayContaining([expect.stringMatching(/reviewer\/list 2001-02-03$/)]),
    );
  });

  it('are shown to no author and no reviewer, but everyone sees the mark of their own address in their own data', async () => {
    for (const { email } of [cast.author, cast.one]) {
      const own = ['GET /own-data.zip 2001-02-03', `GET /own-data.zip ${CODE}`];
      expect([email, await signsFor(email)]).toEqual([email, own]);
      const asked = await (await app.as(email)).post('/address-marks/find', { addresses: [email] });
      expect(asked.status).toBe(403);
    }
  });
});
