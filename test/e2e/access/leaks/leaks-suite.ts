import type { AuthRecord } from '../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { personOf } from '../../../support/article/commanded-article';
import { ok } from '../../../support/stories/office-story';
import { answerTicket, openTicket } from '../../../support/stories/ticket-steps';
import { CANARIES, canariesIn, type Finding, type People } from './leak-canaries';
import { harvest, type Places, type Yield } from './leak-harvest';
import { ALL_IDS, isAllowed, type Moment, type Viewer } from './leak-rules';
import { type Cast, castOf, LeakStory, peopleOf, TITLE } from './leak-story';

const BARRED_CO_AUTHOR = {
  ...{ firstName: 'Test', lastName: 'Second', emailAddress: CANARIES.coAuthorEmail },
  shortReason: CANARIES.blacklistReason,
};

/** The canaries in the result of one call. */
type Seen = Omit<Yield, 'text'> & { canaries: Finding[] };

/** The viewers before and after a decision, and the people in whose account the author acts. */
export interface LeakExtent {
  before: readonly Viewer[];
  after: readonly Viewer[];
  actedAs: readonly ('editor' | 'associate' | 'one')[];
}

/** Plants secrets in two articles, and searches every answer that a person can get for the secrets of other people. */
export const describeLeaks = ({ before: viewers, after, actedAs }: LeakExtent): void =>
  describe('secrets', () => {
    let app: TestApp;
    let cast: Cast;
    let people: People;
    let places: Places;
    let stories: LeakStory[];

    beforeAll(async () => {
      app = await startTestApp();
      cast = await castOf(app);
      people = peopleOf(cast);
      await app.addPerson('leak-stranger@example.org', 'author');
      stories = [await LeakStory.create(app, cast, cast.author), await LeakStory.create(app, cast, cast.staffUploader)];
      await ok((await app.as('webmaster')).post('/article/blacklist-author/save', BARRED_CO_AUTHOR));
      // A person who may be named as a reviewer of the journal must still be hidden as the reviewer of an article.
      for (const { email } of [cast.one, cast.two])
        await ok((await app.as(email)).post('/reviewing-record/naming', { naming: 'NAME_AND_INSTITUTE' }));
      const articles = stories.map(({ article, requests }) => ({ id: article.id, requests }));
      const now = app.clock.now().toISOString();
      const tickets = [await ticketOfReviewer()];
      places = { origin: app.origin, articles, tickets, people: Object.values(people), now };
    });
    afterAll(() => app.stop());

    /** Opened by a reviewer, answered by the office. */
    async function ticketOfReviewer(): Promise<string> {
      const content = `<p>${CANARIES.ticketText}</p>`;
      const { id } = await openTicket(await app.as(cast.one.email), { name: CANARIES.ticketSubject, content });
      await answerTicket(await app.as('assistant'), id, CANARIES.ticketAnswer);
      return id;
    }

    function clientOf(viewer: Viewer): Promise<HttpClient> {
      if (viewer === 'nobody') return Promise.resolve(app.visitor);
      if (viewer === 'stranger') return app.as('leak-stranger@example.org');
      return app.as(viewer === 'guest' ? 'guest' : cast[viewer].email);
    }

    const known = new Map<string, Seen[]>();

    /** The canaries in everything that a person reads at a moment, which is fetched once. */
    async function seenBy(viewer: Viewer | 'editor', moment: Moment): Promise<Seen[]> {
      const before = known.get(`${viewer} ${moment}`);
      if (before) return before;
      const client = viewer === 'editor' ? await app.as(cast.editor.email) : await clientOf(viewer);
      const all = await harvest(places, client);
      const seen = all.map(({ text, ...call }) => ({ ...call, canaries: canariesIn(text, people) }));
      known.set(`${viewer} ${moment}`, seen);
      return seen;
    }

    async function leaks(viewer: Viewer, moment: Moment): Promise<string[]> {
      const lines = (await seenBy(viewer, moment)).flatMap(({ route, path, status, canaries }) =>
        canaries
          .filter((canary) => !isAllowed(viewer, moment, route, canary))
          .map((canary) => `${canary}: ${route} (${path}) ${status}`),
      );
      return [...new Set(lines)];
    }

    const findings = (seen: Seen[]): Finding[] => seen.flatMap(({ canaries }) => canaries);

    it('can be found: the office finds every one of the canaries', async () => {
      const found = new Set(findings(await seenBy('editor', 'before')));
      const missing = [...Object.keys(CANARIES), ...ALL_IDS].filter((name) => !found.has(name as Finding));
      expect(missing).toEqual([]);
    });

    it('holds, for the office, the warning that an author is on the blacklist', async () => {
      const found = await seenBy('editor', 'before');
      const warned = found.filter(({ route }) => route === 'GET /article/:id/blacklist-warnings');
      expect(warned.map(({ canaries }) => canaries.includes('blacklistReason'))).toEqual([true, true]);
    });

    it('is in no list of reviewers before a decision, not even for the office', async () => {
      const lists = (await seenBy('editor', 'before')).filter(({ route }) =>
        route.startsWith('GET /reviewers-of-year'),
      );
      expect(lists.map(({ status, canaries }) => [status, canaries])).toEqual([
        [200, []],
        [200, []],
      ]);
    });

    it.each(viewers)('stays hidden from the %s before a decision', async (viewer) => {
      expect(await leaks(viewer, 'before')).toEqual([]);
    });

    describe('once a decision was taken', () => {
      beforeAll(async () => {
        for (const story of stories) await story.decide();
      });

      it.each(after)('stays hidden from the %s but for the reviews', async (viewer) => {
        expect(await leaks(viewer, 'after')).toEqual([]);
      });

      it('is in the lists of reviewers for the office, and not for its authors', async () => {
        const canariesFor = async (client: HttpClient): Promise<Finding[]> => {
          const list = await ok(client.get('/reviewers-of-year'));
          const thanks = await ok(client.get('/reviewers-of-year/thanks', { year: Number(list.body.year) }));
          return canariesIn(`${list.text} ${thanks.text}`, people);
        };
        expect(await canariesFor(await app.as(cast.editor.email))).toEqual(['oneName', 'twoName', 'oneId', 'twoId']);
        for (const viewer of ['staffUploader', 'staffAuthor'] as const)
          expect(await canariesFor(await clientOf(viewer))).toEqual([]);
      });

      it.each(['author', 'one'] as const)('lets the %s read the reviews', async (viewer) => {
        const found = findings(await seenBy(viewer, 'after'));
        expect(found).toEqual(expect.arrayContaining(['oneText', 'twoText']));
      });
    });

    it('stays hidden from the next associate editor if it is a comment that only editors read', async () => {
      const email = 'leak-next-associate@example.org';
      await app.addPerson(email, 'associate editor');
      const next = await app.as(email);
      const story = await LeakStory.create(app, cast, cast.author);
      await story.handOver(personOf(next));
      const { id } = story.article;
      const own = { ...places, articles: [{ id, requests: story.requests }], now: app.clock.now().toISOString() };
      const log = await ok(next.get(`/article/${id}/log`));
      const changes = await Promise.all(
        (log.body as { entry: number }[]).map(({ entry }) => ok(next.get(`/article/${id}/changes`, { entry }))),
      );
      const seen = [...(await harvest(own, next)), ...changes.map(({ text }) => ({ route: 'changes', text }))];
      const withCanary = (canary: Finding): string[] =>
        seen.filter(({ text }) => canariesIn(text, people).includes(canary)).map(({ route }) => route);
      expect(withCanary('adviceDescription')).not.toEqual([]);
      expect(withCanary('adviceComment')).toEqual([]);
    });

    it.each(actedAs)('stays hidden from an author who acts as %s', async (other) => {
      const real = await app.signInAs(cast.staffAuthor.email);
      const answer = await ok(real.post(`/user/loginAs/${cast[other].userId}`));
      const seen = await harvest(places, real.with(answer.body as AuthRecord));
      expect(seen.filter(({ text }) => text.includes(TITLE)).map(({ path }) => path)).toEqual([]);
    });
  });
