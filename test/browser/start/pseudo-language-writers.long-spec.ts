import { onStage } from '../../support/browser/stage';
import { type AuthorWorld, buildAuthorWorld } from '../author/author-world';
import { buildReviewerWorld, BUSY, type ReviewerWorld } from '../reviewer/reviewer-screens';
import { english, enterPseudo, problemsAt } from './pseudo-language';

jest.setTimeout(1_200_000);

const TABS = ['instructions', 'reviews', 'information', 'reply', 'upload'];

const AUTHORS: [string, (world: AuthorWorld) => string][] = [
  ['drafts', () => 'manuscript/draft'],
  ...[1, 2, 3, 4, 5].map((step): [string, (world: AuthorWorld) => string] => [
    `step ${step} of a draft`,
    ({ draft }) => `manuscript/submit/${draft}?step=${step}`,
  ]),
  ...TABS.map((tab): [string, (world: AuthorWorld) => string] => [
    `${tab} of a revision`,
    ({ revision }) => `uploadRevision/${revision}?tab=${tab}`,
  ]),
  ['a correction', ({ correction }) => `correction/${correction}`],
  ['the profile', () => 'profile'],
];

const REVIEWERS: [string, (world: ReviewerWorld) => string][] = [
  ['requests', () => 'reviewerToDoList'],
  ['reviews to write', () => 'reviewerToDoList?tab=pending'],
  ['the history', () => 'reviewHistory'],
  ['the record', () => 'reviewingRecord'],
  ['a request', ({ request }) => request.page('accept').slice('/rrs/'.length)],
  ['a refusal', ({ request }) => request.page('decline').slice('/rrs/'.length)],
  ['a request that was declined', ({ declined }) => declined.page('accept').slice('/rrs/'.length)],
  ['a review', ({ pending }) => pending.form.slice('/rrs/'.length)],
  ['a review that was sent back', ({ sentBack }) => sentBack.form.slice('/rrs/'.length)],
  ['a review that can only be read', ({ completed }) => completed.form.slice('/rrs/'.length)],
];

describe('Screens of authors and reviewers in the language of no one, from right to left', () => {
  const texts = english();
  const authors = onStage(async (app, arrive) => ({
    ...(await buildAuthorWorld(app)),
    visitor: await enterPseudo(arrive, 'author@example.org'),
  }));

  it.each(AUTHORS)('an author at %s', async (_name, path) => {
    const { world } = authors;
    expect(await problemsAt(world.visitor, path(world), texts)).toEqual([]);
  });

  describe('of a reviewer', () => {
    const reviewers = onStage(async (app, arrive) => {
      const world = await buildReviewerWorld(app);
      return { ...world, visitor: await enterPseudo(arrive, BUSY), stranger: await enterPseudo(arrive) };
    });

    it.each(REVIEWERS)('at %s', async (_name, path) => {
      const { world } = reviewers;
      expect(await problemsAt(world.visitor, path(world), texts)).toEqual([]);
    });

    it('at a request, by the link in the mail', async () => {
      const { world } = reviewers;
      const path = `${world.request.page('accept').slice('/rrs/'.length)}?key=${world.key}`;
      expect(await problemsAt(world.stranger, path, texts)).toEqual([]);
    });
  });
});
