import { ARTICLE_STATUSES, type ArticleStatus, DECISIONS, type ReviewMode } from '../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../support/app/app';
import { until } from '../../../support/app/http-until';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { ok } from '../../../support/stories/office-story';
import { AUTHOR_CANARIES, authorCanariesIn } from '../leaks/anonymous-canaries';
import { AnonymousStory, emailOf, lastNameOf, type Reviewer, REVIEWERS } from '../leaks/anonymous-story';
import { harvest, type Yield } from '../leaks/leak-harvest';
import { staffCalls } from '../triple/staff-calls';
import { Arrivals } from './mode-arrivals';
import { ASSOCIATE, STEPS } from './mode-steps';

/** Accounts, which show that a person exists but not what they write or review. They must not contain the article. */
const DIRECTORIES = [
  'GET /article/author/find',
  'GET /article/author/list',
  'GET /user/all',
  'GET /user/:id',
  'GET /user/reviewers',
  'GET /user/reviewer-list',
  'GET /person/:id',
];
const READERS = ['author', 'co-author', 'editor', 'associate', ...REVIEWERS, 'key'] as const;
type Reader = (typeof READERS)[number];

/** The address of the reader's account; the key of a link was mailed to the invited reviewer. */
function addressOf(reader: Reader): string {
  if (reader === 'key') return emailOf('asked');
  if (isReviewer(reader)) return emailOf(reader);
  const others = { author: AUTHOR_CANARIES.uploaderEmail, 'co-author': AUTHOR_CANARIES.coAuthorEmail };
  return { ...others, editor: 'editor@example.org', associate: ASSOCIATE }[reader];
}

const BEFORE_REVIEW: readonly ArticleStatus[] = ['DRAFT', 'NEW_ARTICLE', 'CORRECTION', 'REVIEWER_SELECTION'];
const BEFORE_ASSOCIATE: readonly ArticleStatus[] = [...BEFORE_REVIEW, 'UNDER_REVIEW', 'REVIEWED'];
const REVISIONS: readonly ArticleStatus[] = ['MINOR_REVISION', 'MAJOR_REVISION'];
const isDecided = (status: ArticleStatus): boolean => DECISIONS.some((one) => one === status);
const isReviewer = (reader: Reader): reader is Reviewer => REVIEWERS.some((one) => one === reader);

/** Whether the mode lets this reader know the authors at this status. Authors always know themselves. */
function mayKnowAuthors(mode: ReviewMode, reader: Reader, status: ArticleStatus): boolean {
  if (reader === 'author' || reader === 'co-author') return true;
  if (reader !== 'editor' && reader !== 'associate') return mode === 'SINGLE_ANONYMOUS' || mode === 'OPEN';
  return mode !== 'TRIPLE_ANONYMOUS' || (isDecided(status) && !REVISIONS.includes(status));
}

/** The reviewers that this reader may know: the office all, each reviewer themselves, authors those who agreed to be named, after a decision. */
function knownReviewers(mode: ReviewMode, reader: Reader, status: ArticleStatus): readonly Reviewer[] {
  if (reader === 'editor' || reader === 'associate') return REVIEWERS;
  const own: Reviewer[] = isReviewer(reader) ? [reader] : [];
  if (reader === 'key') own.push('asked');
  // In these steps it is withdrawn after a decision, which disclosed the name.
  const isDisclosed = mode === 'OPEN' && (isDecided(status) || status === 'WITHDRAWN');
  return isDisclosed && reader === 'author' ? [...own, 'completed'] : own;
}

/** Readers who are involved in the manuscript by then, and from whom something is hidden. */
const lookers = (mode: ReviewMode, status: ArticleStatus): readonly Reader[] =>
  READERS.filter((reader) => {
    if (reader === 'associate' && BEFORE_ASSOCIATE.includes(status)) return false;
    if ((isReviewer(reader) || reader === 'key') && BEFORE_REVIEW.includes(status)) return false;
    if (mayKnowAuthors(mode, reader, status) && BEFORE_REVIEW.includes(status)) return false;
    return !mayKnowAuthors(mode, reader, status) || knownReviewers(mode, reader, status).length < REVIEWERS.length;
  });

/** One manuscript of a mode in every status, and everything that each reader gets about it by every route, file, mail and stream. */
export const describeMode = (mode: ReviewMode, store: 'Postgres' | 'EventStoreDB'): void =>
  describe(`a manuscript under ${mode} review, with its events in ${store}`, () => {
    let double: EsdbDouble;
    let app: TestApp;
    let story: AnonymousStory;
    let arrivals: Arrivals;
    const reviewerIds = new Map<Reviewer, string>();

    beforeAll(async () => {
      double = await EsdbDouble.start();
      app = await startTestApp({ env: store === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
      await app.addPerson(ASSOCIATE, 'associate editor');
      await app.addPerson(AUTHOR_CANARIES.coAuthorEmail, 'author', { lastName: AUTHOR_CANARIES.coAuthorName });
      story = await AnonymousStory.createDraft(app, mode);
      for (const who of REVIEWERS) reviewerIds.set(who, (await app.as(emailOf(who))).user.id);
      arrivals = new Arrivals(app);
      for (const reader of READERS)
        if (reader !== 'key') await arrivals.listen(addressOf(reader), await app.as(addressOf(reader)));
    });
    afterAll(async () => {
      arrivals.close();
      await app.stop();
      await double.stop();
    });

    const clientOf = async (reader: Reader) => (reader === 'key' ? app.visitor : app.as(addressOf(reader)));

    async function seenBy(reader: Reader): Promise<Yield[]> {
      const client = await clientOf(reader);
      const places = {
        origin: app.origin,
        articles: [{ id: story.article.id, requests: [...story.requests.values()] }],
        people: [...story.authorIds, ...reviewerIds.values()],
        now: app.clock.now().toISOString(),
        ...(reader === 'key' && { headers: { 'X-Review-Key': story.key } }),
      };
      const isStaff = reader === 'editor' || reader === 'associate';
      const asked = [
        ...(await harvest(places, client)),
        ...(isStaff ? await staffCalls(app.origin, client, story) : []),
      ];
      return [...asked, ...(await arrivals.to(addressOf(reader)))];
    }

    const reviewersIn = (text: string): Reviewer[] => {
      const lower = text.toLowerCase();
      const wordsOf = (who: Reviewer) => [lastNameOf(who), emailOf(who), reviewerIds.get(who) ?? ''];
      return REVIEWERS.filter((who) => wordsOf(who).some((word) => lower.includes(word.toLowerCase())));
    };

    async function leaksTo(reader: Reader, status: ArticleStatus): Promise<string[]> {
      const known = knownReviewers(mode, reader, status);
      const { number, id } = story.article.state;
      const leaksIn = ({ route, text }: Yield): string[] => {
        if (DIRECTORIES.includes(route)) return [id, number].some((one) => text.includes(one)) ? ['article'] : [];
        const authors = mayKnowAuthors(mode, reader, status) ? [] : authorCanariesIn(text, story.authorIds);
        return [...authors, ...reviewersIn(text).filter((who) => !known.includes(who))];
      };
      const lines = (await seenBy(reader)).flatMap((seen) =>
        leaksIn(seen).map((leak) => `${leak}: ${seen.route} (${seen.path}) ${seen.status}`),
      );
      return [...new Set(lines)];
    }

    it('is followed through every status', () => {
      expect(STEPS.map(([status]) => status).sort()).toEqual([...ARTICLE_STATUSES].sort());
    });

    for (const [status, step] of STEPS)
      describe(status, () => {
        beforeAll(async () => {
          await arrivals.beginStep();
          await step(story, app);
        });

        it('has this status, and names its authors and reviewers to an assistant', async () => {
          const { body, text } = await ok((await app.as('assistant')).get(story.path('')));
          expect([body.status, body.reviewMode]).toEqual([status, mode]);
          expect(authorCanariesIn(text, story.authorIds)).toEqual(
            expect.arrayContaining(['uploaderName', 'coAuthorName', 'institute']),
          );
        });
        if (status !== 'DRAFT')
          it('causes mails or signals, which are also searched', async () => {
            await until('an arrival', async () => {
              const { mails, signals } = await arrivals.count();
              return mails + signals > 0 || undefined;
            });
          });
        for (const reader of lookers(mode, status))
          it(`shows ${reader} no person that they must not know`, async () => {
            expect(await leaksTo(reader, status)).toEqual([]);
          });
        it('names its authors to the editor where the mode lets it', async () => {
          const { text } = await ok((await app.as('editor')).get(story.path('')));
          const expected = mayKnowAuthors(mode, 'editor', status) ? ['uploaderName', 'coAuthorName'] : [];
          const found = authorCanariesIn(text, story.authorIds);
          expect(found.filter((one) => ['uploaderName', 'coAuthorName'].includes(one))).toEqual(expected);
        });
        if (BEFORE_REVIEW.includes(status)) return;

        it('names its authors to the reviewer, and its reviewer to the author, where the mode lets it', async () => {
          const [reviewer, author] = [await app.as(emailOf('completed')), await app.as(AUTHOR_CANARIES.uploaderEmail)];
          const read = await ok(reviewer.get(story.path('')));
          const isNamed = authorCanariesIn(read.text, story.authorIds).includes('coAuthorName');
          expect(isNamed).toBe(mayKnowAuthors(mode, 'completed', status));
          const learnt = reviewersIn((await ok(author.get(story.path('')))).text);
          expect(learnt).toEqual(knownReviewers(mode, 'author', status));
        });
      });
  });
