import { startTestApp, type TestApp } from '../../../support/app/app';
import { ChangeListener } from '../../../support/app/change-listener';
import type { CommandedArticle } from '../../../support/article/commanded-article';
import type { Choose } from '../../../support/article/random-commands';
import { randomBy } from '../../../support/article/random-stories';
import { ok } from '../../../support/stories/office-story';
import { harvest, type Places } from '../leaks/leak-harvest';
import { comparable } from './comparable';
import { runHiddenCommand } from './hidden-acts';
import { articleAt, type STAGE_NAMES, VIEWERS, type World, worldOf } from './hidden-world';

type Viewer = (typeof VIEWERS)[number];
export interface Campaign {
  /** Stages of articles; one article is created for each. */
  stages: readonly (typeof STAGE_NAMES)[number][];
  /** Number of comparisons of all answers, and of hidden commands on each article between two comparisons. */
  rounds: number;
  acts: number;
  seed: number;
}

/** Routes about the process, and writes of drafts, which are not pinned to a version. */
const NOT_COMPARED = [
  'GET /metrics',
  'GET /health/ready',
  'GET /health/status',
  'POST /article/:id/draft-review/:reviewId',
  'POST /article/:id/rebuttal',
  'POST /article/:id/editor/decision/take-back',
  'POST /article/:id/editor/decision/send-now',
  'POST /article/:id/editor/decision-draft',
  'POST /article/:id/editor/decision-draft/discard',
];

/** A choice that is repeatable by seed. */
function chooserBy(seed: number): Choose {
  const random = randomBy(seed);
  return (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
}

/** The place where two answers differ, with some context. */
function difference(was: string, is: string): string {
  let at = 0;
  while (was[at] === is[at] && at < was.length) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60).replaceAll('\n', ' ');
  return `'${around(was)}' became '${around(is)}'`;
}

/** Lifecycle, sections 2 and 3: no answer and no signal lets an author or a reviewer infer a hidden event. */
export function hideEvents({ stages, rounds, acts, seed }: Campaign): void {
  const one = chooserBy(seed);
  const done = new Set<string>();
  let app: TestApp;
  let world: World;
  let articles: CommandedArticle[];
  let moment: Date;
  beforeAll(async () => {
    app = await startTestApp();
    world = await worldOf(app);
    articles = [];
    for (const stage of stages) articles.push(await articleAt(app, world, stage));
    moment = new Date(app.clock.now().getTime() + 60_000);
  });
  afterAll(() => app.stop());

  const placesOf = (): Places => ({
    origin: app.origin,
    articles: articles.map(({ id, state }) => ({ id, requests: state.assignments.map((each) => each.assignmentId) })),
    people: [world.viewers.one.userId, ...world.hidden.reviewers.map(({ userId }) => userId)],
    now: moment.toISOString(),
    without: NOT_COMPARED,
  });

  /** Every answer that a person gets at the same moment, by path. */
  async function answersTo(viewer: Viewer, places: Places): Promise<Map<string, string>> {
    app.clock.stopAt(moment);
    const seen = await harvest(places, await app.as(world.viewers[viewer].email));
    return new Map(seen.map((one) => [`${one.route} ${one.path}`, comparable(one)]));
  }

  /** The commands have later times, which must not be visible either. */
  async function actAnHourLater(): Promise<void> {
    for (let act = 0; act < acts; act += 1) {
      const at = new Date(moment.getTime() + (act + 1) * 3_600_000);
      app.clock.stopAt(at);
      for (const article of articles) done.add(await runHiddenCommand(article, world.hidden, one, at.toISOString()));
    }
  }

  /** The signals that the person got, up to the signal of their own change. */
  async function notificationsOf(viewer: Viewer, listener: ChangeListener): Promise<unknown> {
    const client = await app.as(world.viewers[viewer].email);
    const { id } = (await ok(client.post('/article/save', { articleTitle: 'A mark' }))).body as { id: string };
    await listener.untilReceived({ list: 'my-list', article: id });
    return { lists: listener.received.lists, others: listener.received.articles.filter((each) => each !== id) };
  }

  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'show nowhere and cause no signal, round %i',
    async () => {
      const places = placesOf();
      const before = new Map<Viewer, Map<string, string>>();
      for (const viewer of VIEWERS) before.set(viewer, await answersTo(viewer, places));
      const listeners = new Map<Viewer, ChangeListener>();
      for (const viewer of VIEWERS)
        listeners.set(viewer, await ChangeListener.open(app.origin, await app.as(world.viewers[viewer].email)));
      await actAnHourLater();
      const shown: string[] = [];
      for (const viewer of VIEWERS) {
        const after = await answersTo(viewer, places);
        for (const [path, was] of before.get(viewer) ?? [])
          if (after.get(path) !== was) shown.push(`${viewer}, ${path}: ${difference(was, after.get(path) ?? '')}`);
      }
      expect(shown).toEqual([]);
      for (const [viewer, listener] of listeners) {
        expect([viewer, await notificationsOf(viewer, listener)]).toEqual([viewer, { lists: ['my-list'], others: [] }]);
        listener.close();
      }
    },
  );

  it('were of many kinds, and were compared in many answers', async () => {
    expect(done.size).toBeGreaterThan(8);
    const answers = await answersTo('author', placesOf());
    const found = [...answers].filter(([path, text]) => path.startsWith('GET ') && text.startsWith('200 '));
    expect(found.length).toBeGreaterThan(stages.length * 4);
  });
}
