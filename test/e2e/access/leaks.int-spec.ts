import { startTestApp, type TestApp } from '../../support/app';
import type { AuthRecord } from '../../../src/contracts';
import type { HttpClient } from '../../support/http-client';
import { ok } from '../../support/office-story';
import { type Canary, CANARIES, canariesIn, type Finding, type People } from './leak-canaries';
import { harvest, type Places, type Yield } from './leak-harvest';
import { type Cast, castOf, LeakStory, peopleOf, TITLE } from './leak-story';

type Viewer = Exclude<keyof Cast, 'editor' | 'associate'> | 'stranger' | 'guest' | 'nobody';
type Moment = 'before' | 'after';

/** What the uploader wrote themselves; their own article has no other secret for them (lifecycle, section 2). */
const WRITTEN: Finding[] = ['coverLetter', 'authorNote', 'suggested'];
const self = (who: 'one' | 'two' | 'asked' | 'declined'): Finding[] => [`${who}Name`, `${who}Email`, `${who}Id`];

/** What each may see wherever it comes up. Co-authors, strangers, guests and staff who are authors: nothing. */
const OWN: Record<Viewer, Finding[]> = {
  author: WRITTEN,
  staffUploader: WRITTEN,
  coAuthor: ['coAuthorEmail'],
  staffAuthor: [],
  one: [...self('one'), 'oneText', 'oneToEditor'],
  two: [...self('two'), 'twoText', 'twoToEditor'],
  asked: self('asked'),
  declined: [...self('declined'), 'declineReason', 'colleague'],
  stranger: [],
  guest: [],
  nobody: [],
};

/** Lifecycle, section 3, 'Review mode': authors and fellow reviewers read the reviews once there is a decision. */
const AFTER: Partial<Record<Viewer, Finding[]>> = {
  author: ['oneText', 'twoText'],
  staffUploader: ['oneText', 'twoText'],
  one: ['twoText'],
  two: ['oneText'],
};

const REVIEWERS = ['one', 'two', 'asked', 'declined'] as const;
/** The wizard's list of all reviewers of the journal: names, never addresses (lifecycle, section 4 (7)). */
const DIRECTORY: Record<string, Finding[]> = {
  'GET /user/reviewer-list': REVIEWERS.flatMap((who): Finding[] => [`${who}Name`, `${who}Id`]),
};
const EVERYBODY = Object.keys(CANARIES).filter((name): name is Canary => /(Name|Email)$/.test(name));
const ALL_IDS: Finding[] = ['editorId', 'associateId', ...REVIEWERS.map((who): Finding => `${who}Id`)];
/** Records of accounts, which staff see whatever they have written; nothing there tells who works on which article. */
const STAFF_DIRECTORY: Record<string, Finding[]> = {
  'GET /user/all': [...EVERYBODY, ...ALL_IDS],
  'GET /user/:id': [...EVERYBODY, ...ALL_IDS],
  'GET /user/associate-editor-list': ['associateName', 'associateEmail', 'associateId'],
  'GET /article/associate/workload': ['associateName', 'associateEmail', 'associateId'],
  'GET /article/author/find': EVERYBODY,
  'GET /article/author/list': EVERYBODY,
};

const VIEWERS = Object.keys(OWN) as Viewer[];
const isStaffViewer = (viewer: Viewer): boolean => viewer === 'staffUploader' || viewer === 'staffAuthor';

function isAllowed(viewer: Viewer, moment: Moment, route: string, canary: Finding): boolean {
  if (OWN[viewer].includes(canary) || DIRECTORY[route]?.includes(canary)) return true;
  if (isStaffViewer(viewer) && STAFF_DIRECTORY[route]?.includes(canary)) return true;
  return moment === 'after' && (AFTER[viewer]?.includes(canary) ?? false);
}

describe('what is hidden', () => {
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
    stories = [await LeakStory.told(app, cast, cast.author), await LeakStory.told(app, cast, cast.staffUploader)];
    const articles = stories.map(({ article, requests }) => ({ id: article.id, requests }));
    const now = app.clock.now().toISOString();
    places = { origin: app.origin, articles, people: Object.values(people), now };
  });
  afterAll(() => app.stop());

  function clientOf(viewer: Viewer): Promise<HttpClient> {
    if (viewer === 'nobody') return Promise.resolve(app.anybody);
    if (viewer === 'stranger') return app.as('leak-stranger@example.org');
    return app.as(viewer === 'guest' ? 'guest' : cast[viewer].email);
  }

  async function leaks(viewer: Viewer, moment: Moment): Promise<string[]> {
    const lines = (await harvest(places, await clientOf(viewer))).flatMap(({ route, path, status, text }) =>
      canariesIn(text, people)
        .filter((canary) => !isAllowed(viewer, moment, route, canary))
        .map((canary) => `${canary}: ${route} (${path}) ${status}`),
    );
    return [...new Set(lines)];
  }

  const findings = (yields: Yield[]): Finding[] => yields.flatMap(({ text }) => canariesIn(text, people));

  it('is there to be found: the office finds every one of the canaries', async () => {
    const found = new Set(findings(await harvest(places, await app.as(cast.editor.email))));
    const missing = [...Object.keys(CANARIES), ...ALL_IDS].filter((name) => !found.has(name as Finding));
    expect(missing).toEqual([]);
  });

  it.each(VIEWERS)('stays hidden from the %s before a decision', async (viewer) => {
    expect(await leaks(viewer, 'before')).toEqual([]);
  });

  describe('once a decision was taken', () => {
    beforeAll(async () => {
      for (const story of stories) await story.decide();
    });

    it.each(VIEWERS)('stays hidden from the %s but for the reviews', async (viewer) => {
      expect(await leaks(viewer, 'after')).toEqual([]);
    });

    it.each(['author', 'one', 'two'] as const)('lets the %s read the reviews', async (viewer) => {
      const found = findings(await harvest(places, await clientOf(viewer)));
      expect(found).toEqual(expect.arrayContaining(['oneText', 'twoText']));
    });
  });

  it.each(['editor', 'associate', 'one'] as const)('stays hidden from an author who acts as %s', async (other) => {
    const real = await app.signInAs(cast.staffAuthor.email);
    const answer = await ok(real.post(`/user/loginAs/${cast[other].userId}`));
    const seen = await harvest(places, real.with(answer.body as AuthRecord));
    expect(seen.filter(({ text }) => text.includes(TITLE)).map(({ path }) => path)).toEqual([]);
  });
});
