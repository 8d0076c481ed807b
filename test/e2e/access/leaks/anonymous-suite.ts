import { startTestApp, type TestApp } from '../../../support/app/app';
import type { CaughtMail } from '../../../support/app/caught-mails';
import type { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { AUTHOR_CANARIES, authorCanariesIn, type AuthorCanary } from './anonymous-canaries';
import { AnonymousStory, emailOf, type Reviewer } from './anonymous-story';
import { harvest, type Places, type Yield } from './leak-harvest';

/** Directories of people, which do not show who wrote what. */
const DIRECTORIES = ['GET /article/author/find', 'GET /article/author/list'];
const MOMENTS = ['while it is reviewed', 'after a decision'] as const;

/** Looks for the authors of a manuscript under double-anonymous review in everything that its reviewers get. */
export const describeAnonymous = (reviewers: readonly Reviewer[]): void =>
  describe('the authors of a manuscript under double-anonymous review', () => {
    let app: TestApp;
    let story: AnonymousStory;

    beforeAll(async () => {
      app = await startTestApp();
      story = await AnonymousStory.create(app);
    });
    afterAll(() => app.stop());

    const places = (): Places => ({
      origin: app.origin,
      articles: [{ id: story.article.id, requests: [...story.requests.values()] }],
      people: story.authorIds,
      now: app.clock.now().toISOString(),
    });

    const leaksIn = (seen: readonly Yield[]): string[] => [
      ...new Set(
        seen
          .filter(({ route }) => !DIRECTORIES.includes(route))
          .flatMap(({ route, path, status, text }) =>
            authorCanariesIn(text, story.authorIds).map((canary) => `${canary}: ${route} (${path}) ${status}`),
          ),
      ),
    ];

    async function leaksTo(client: HttpClient, headers?: Record<string, string>): Promise<string[]> {
      return leaksIn(await harvest({ ...places(), headers }, client));
    }

    /** Every mail that was sent, once all requested mails are out. */
    async function mails(): Promise<CaughtMail[]> {
      const asked = await app.mails();
      return until('all mails', async () => {
        const caught = (await (await fetch(`${app.origin}/mailbox/api/mails`)).json()) as CaughtMail[];
        return caught.length >= asked.length ? caught : undefined;
      });
    }

    it('can be found: by the office, in answers and in files', async () => {
      const seen = await harvest(places(), await app.as('webmaster'));
      const found = new Set(seen.flatMap(({ text }) => authorCanariesIn(text, story.authorIds)));
      const all: (AuthorCanary | 'authorId')[] = [...(Object.keys(AUTHOR_CANARIES) as AuthorCanary[]), 'authorId'];
      expect(all.filter((name) => !found.has(name))).toEqual([]);
      const files = seen.filter(({ route }) => route === 'GET /files/:fileId');
      const named = files.filter(({ text }) => authorCanariesIn(text, story.authorIds).includes('inFiles'));
      // Several answers link to the same file.
      expect(new Set(named.map(({ path }) => path.split('?')[0])).size).toBeGreaterThanOrEqual(8);
    });

    describe.each(MOMENTS)('%s', (moment) => {
      beforeAll(async () => {
        if (moment === 'after a decision') await story.decide('MINOR_REVISION');
      });

      it.each(reviewers)('stay unknown to the reviewer whose request is %s', async (who) => {
        expect(await leaksTo(await app.as(emailOf(who)))).toEqual([]);
      });

      it.each(reviewers)('stay unknown in every mail to the reviewer whose request is %s', async (who) => {
        const own = (await mails()).filter(({ to }) => to.includes(emailOf(who)));
        expect(own).not.toEqual([]);
        expect(own.flatMap((mail) => authorCanariesIn(JSON.stringify(mail), story.authorIds))).toEqual([]);
      });

      it('stay unknown to a person with the key of an invitation', async () => {
        expect(await leaksTo(app.visitor, { 'X-Review-Key': story.key })).toEqual([]);
      });

      it('stay unknown while the files are read: cleaned copies, without those that cannot be cleaned', async () => {
        const seen = await harvest(places(), await app.as(emailOf('completed')));
        const files = seen.filter(({ path }) => /^\/files\/[^?]*\?expires/.test(path));
        expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
        const kinds = files.map(({ text }) => /content-type: ([^\n]*)/.exec(text)?.[1]);
        // The office reads .doc and .mp4 too; names in them cannot be removed.
        expect([...new Set(kinds)].sort()).toEqual([
          'application/pdf',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          'image/jpeg',
          'image/png',
          'image/tiff',
        ]);
      });
    });
  });
