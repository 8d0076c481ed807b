import type { ArticleStatus, FoundArticle, Page } from '../../../../src/contracts';
import type { CaughtMail } from '../../../../src/platform/mail/catcher/caught-mail';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { ok } from '../../../support/stories/office-story';
import { AUTHOR_CANARIES, authorCanariesIn } from '../leaks/anonymous-canaries';
import { AnonymousStory, emailOf } from '../leaks/anonymous-story';
import { harvest, type Places, type Yield } from '../leaks/leak-harvest';
import { staffCalls } from './staff-calls';

const C = AUTHOR_CANARIES;
const ASSOCIATE = 'triple-associate@example.org';
/** Accounts, which show that a person exists but not what they wrote. They must not contain the article. */
const DIRECTORIES = [
  'GET /article/author/find',
  'GET /article/author/list',
  'GET /user/all',
  'GET /user/:id',
  'GET /user/reviewers',
  'GET /person/:id',
];

type Step = (story: AnonymousStory, app: TestApp) => Promise<void>;
/** The moments of one manuscript, and the readers at each. */
const MOMENTS: readonly [moment: string, status: ArticleStatus, step: Step, readers: readonly string[]][] = [
  ['as a draft', 'DRAFT', async () => undefined, ['editor', ASSOCIATE]],
  ['once it is submitted', 'NEW_ARTICLE', (story) => story.submit(), ['editor']],
  ['while a correction is asked for', 'CORRECTION', (story) => story.correct(), ['editor']],
  [
    'while it is reviewed',
    'ASSOCIATE_EDITOR',
    async (story, app) => {
      await story.corrected();
      await story.passCheck();
      await story.assign((await app.as(ASSOCIATE)).user.id);
      await story.review();
    },
    ['editor', ASSOCIATE, emailOf('completed'), emailOf('asked')],
  ],
  [
    'once the associate editor gave an advice',
    'RETURNED_TO_EDITOR',
    (story) => story.advise(ASSOCIATE),
    ['editor', ASSOCIATE],
  ],
  [
    'while a revision is asked for',
    'MINOR_REVISION',
    (story) => story.decide('MINOR_REVISION'),
    ['editor', emailOf('completed')],
  ],
  ['once it is withdrawn', 'WITHDRAWN', (story) => story.withdraw(), ['editor', ASSOCIATE]],
];

/** Looks for the authors of a manuscript under triple-anonymous review in everything that editors and reviewers get. */
export const describeTriple = (moments: readonly string[]): void =>
  describe('the authors of a manuscript under triple-anonymous review', () => {
    let app: TestApp;
    let story: AnonymousStory;

    beforeAll(async () => {
      app = await startTestApp();
      await app.addPerson(ASSOCIATE, 'associate editor');
      story = await AnonymousStory.createDraft(app, 'TRIPLE_ANONYMOUS');
    });
    afterAll(() => app.stop());

    const places = (): Places => ({
      origin: app.origin,
      articles: [{ id: story.article.id, requests: [...story.requests.values()] }],
      people: story.authorIds,
      now: app.clock.now().toISOString(),
    });

    async function seenBy(who: string): Promise<Yield[]> {
      const client = await app.as(who);
      const more = who.endsWith('reviewers.example') ? [] : await staffCalls(app.origin, client, story);
      return [...(await harvest(places(), client)), ...more];
    }

    const leakOf = ({ route, text }: Yield): string[] => {
      const { number, id } = story.article.state;
      if (DIRECTORIES.includes(route)) return text.includes(id) || text.includes(number) ? ['article'] : [];
      return authorCanariesIn(text, story.authorIds);
    };
    const leaksTo = async (who: string): Promise<string[]> => [
      ...new Set(
        (await seenBy(who)).flatMap((seen) =>
          leakOf(seen).map((canary) => `${canary}: ${seen.route} (${seen.path}) ${seen.status}`),
        ),
      ),
    ];

    /** Every mail that was sent, once all requested mails are out. */
    async function mailsTo(who: string): Promise<CaughtMail[]> {
      const { email } = (await app.as(who)).user;
      const asked = await app.mails();
      const all = await until('all mails', async () => {
        const caught = (await (await fetch(`${app.origin}/mailbox/api/mails`)).json()) as CaughtMail[];
        return caught.length >= asked.length ? caught : undefined;
      });
      return all.filter((mail) => [...mail.to, ...mail.cc].includes(email));
    }
    const count = async (client: HttpClient, filters: object): Promise<number> =>
      ((await ok(client.post('/article/search', filters))).body as Page<FoundArticle>).total;

    for (const [moment, status, step, readers] of MOMENTS)
      describe(moment, () => {
        beforeAll(() => step(story, app));

        it(`are those of a manuscript with the status ${status}`, async () => {
          expect((await ok((await app.as('assistant')).get(story.path('')))).body).toMatchObject({ status });
        });
        if (!moments.includes(moment)) return;

        it.each(readers)('stay unknown to %s', async (who) => {
          expect(await leaksTo(who)).toEqual([]);
        });
        it.each(readers)('stay unknown in every mail to %s', async (who) => {
          const own = await mailsTo(who);
          expect(own.flatMap((mail) => authorCanariesIn(JSON.stringify(mail), story.authorIds))).toEqual([]);
        });
        it('cannot be used by an editor to find the manuscript, by name, uploader or entry, but can be by an assistant', async () => {
          const [uploadUserId = '', authorId = ''] = story.authorIds;
          const searches = [{ q: C.uploaderName }, { q: C.coAuthorName }, { uploadUserId }, { authorId }];
          const found = async (who: string): Promise<number[]> => {
            const client = await app.as(who);
            return Promise.all(searches.map((filters) => count(client, filters)));
          };
          expect([await found('editor'), await found('assistant')]).toEqual([
            [0, 0, 0, 0],
            [1, 1, 1, 1],
          ]);
        });
        it('are known to an assistant', async () => {
          const { text } = await ok((await app.as('assistant')).get(story.path('')));
          const found = authorCanariesIn(text, story.authorIds);
          expect(found).toEqual(expect.arrayContaining(['uploaderName', 'coAuthorName', 'institute', 'coverLetter']));
        });
      });

    it('are known to the editor after the decision', async () => {
      const editor = await app.as('editor');
      await ok(editor.post(story.path('editor/override'), { status: 'ACCEPTED', reason: 'It is good.', mail: null }));
      const found = authorCanariesIn((await seenBy('editor')).map(({ text }) => text).join('\n'), story.authorIds);
      const all = [...Object.keys(C), 'authorId'];
      expect(all.filter((name) => !found.includes(name))).toEqual([]);
    });

    it('are hidden again once the decision is taken back', async () => {
      const editor = await app.as('editor');
      const back = { status: 'RETURNED_TO_EDITOR', reason: 'A mistake.', mail: null };
      await ok(editor.post(story.path('editor/override'), back));
      expect(authorCanariesIn((await ok(editor.get(story.path('')))).text, story.authorIds)).toEqual([]);
    });
  });
