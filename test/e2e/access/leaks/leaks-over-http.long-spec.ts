import { startTestApp, type TestApp } from '../../../support/app/app';
import type { CaughtMail } from '../../../support/app/caught-mails';
import type { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { HttpStory } from './http-story';
import { CANARIES, canariesIn, type Finding, type People } from './leak-canaries';
import { harvest, type Places, type Yield } from './leak-harvest';
import { isAllowed, type Moment, type Viewer } from './leak-rules';
import { type Cast, castOf, peopleOf, TITLE } from './leak-story';

const READERS = ['author', 'coAuthor', 'one', 'two', 'asked', 'declined'] as const;
type Reader = (typeof READERS)[number];

const isAuthor = (reader: Viewer): boolean => reader === 'author' || reader === 'coAuthor';
/** The uploader entered the other author's address, and mails go to both authors together. */
const isTyped = (reader: Viewer, canary: Finding): boolean => isAuthor(reader) && canary === 'coAuthorEmail';

/** Data that the key of an invitation shows without a session: only the request of the invited reviewer. */
const WITH_KEY: Finding[] = ['askedName', 'askedEmail', 'askedId'];

describe('secrets of an article created over HTTP', () => {
  let app: TestApp;
  let cast: Cast;
  let people: People;
  let story: HttpStory;
  let places: Places;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await castOf(app);
    people = peopleOf(cast);
    story = await HttpStory.create(app, cast);
    const articles = [{ id: story.id, requests: story.requests }];
    places = { origin: app.origin, articles, people: Object.values(people), now: app.clock.now().toISOString() };
  });
  afterAll(() => app.stop());

  /** Every mail that was sent, once all requested mails are out. */
  async function mails(): Promise<CaughtMail[]> {
    const asked = await app.mails();
    return until('all mails', async () => {
      const caught = (await (await fetch(`${app.origin}/mailbox/api/mails`)).json()) as CaughtMail[];
      return caught.length >= asked.length ? caught : undefined;
    });
  }

  async function mailsTo(reader: Reader): Promise<CaughtMail[]> {
    const { email } = cast[reader];
    return (await mails()).filter((mail) => JSON.stringify({ ...mail, html: '', text: '' }).includes(email));
  }

  async function leaksByMail(reader: Reader, moment: Moment): Promise<string[]> {
    return (await mailsTo(reader)).flatMap((mail) =>
      canariesIn(JSON.stringify(mail), people)
        .filter((canary) => !isTyped(reader, canary))
        .filter((canary) => !isAllowed(reader, moment, 'mail', canary) && !isAuthorsReview(reader, moment, canary))
        .map((canary) => `${canary}: '${mail.subject}' to ${mail.to.join(', ')}`),
    );
  }

  /** The decision mail with the reviews goes to all authors. */
  const isAuthorsReview = (reader: Viewer, moment: Moment, canary: Finding): boolean =>
    isAuthor(reader) && moment === 'after' && (canary === 'oneText' || canary === 'twoText');

  async function leaks(client: HttpClient, viewer: Viewer, moment: Moment): Promise<string[]> {
    const lines = (await harvest(places, client)).flatMap(({ route, path, status, text }) =>
      canariesIn(text, people)
        .filter((canary) => !isTyped(viewer, canary) && !isAllowed(viewer, moment, route, canary))
        // The own data have the mails that a person got.
        .filter((canary) => route !== 'GET /own-data.zip' || !isAuthorsReview(viewer, moment, canary))
        .map((canary) => `${canary}: ${route} (${path}) ${status}`),
    );
    return [...new Set(lines)];
  }

  const leaksWithKey = async (moment: Moment): Promise<string[]> => {
    const seen = await harvest({ ...places, headers: { 'X-Review-Key': story.key } }, app.visitor);
    return seen.flatMap(({ route, path, text }) =>
      canariesIn(text, people)
        .filter((canary) => !WITH_KEY.includes(canary))
        .map((canary) => `${moment} ${canary}: ${route} (${path})`),
    );
  };

  const moments = ['before', 'after'] as const;
  describe.each(moments)('%s a decision', (moment) => {
    beforeAll(async () => {
      if (moment === 'after') await story.decide();
    });

    it.each(READERS)('stays hidden from the %s in every answer, file name and printed page', async (reader) => {
      expect(await leaks(await app.as(cast[reader].email), reader, moment)).toEqual([]);
    });

    it.each(READERS)('stays hidden from the %s in every mail', async (reader) => {
      expect(await leaksByMail(reader, moment)).toEqual([]);
    });

    it('stays hidden from a person with the key of an invitation', async () => {
      expect(await leaksWithKey(moment)).toEqual([]);
    });

    it('was searched for in every place that can have it', async () => {
      const overviews = (seen: Yield[]): Yield[] =>
        seen.filter(({ route, text }) => route === 'GET /files/:fileId' && text.includes('Overview of submission'));
      const found = overviews(await harvest(places, await app.as(cast.author.email)));
      expect(found.filter(({ text }) => text.includes(TITLE) && text.includes(CANARIES.suggested))).not.toEqual([]);
      for (const reader of READERS.filter((one) => one !== 'coAuthor' || moment === 'after'))
        expect([reader, (await mailsTo(reader)).length]).not.toEqual([reader, 0]);
      const keyed = await fetch(`${app.origin}/api/article/${story.id}/review-request/${story.requests[2]}`, {
        headers: { 'X-Review-Key': story.key },
      });
      expect(keyed.status).toBe(moment === 'before' ? 200 : 403);
    });
  });
});
