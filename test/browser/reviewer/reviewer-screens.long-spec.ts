import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { ask, askAndAccept, type Asked, keyFor } from './reviewer-world';

const BUSY = 'busy.reviewer@example.net';
const TODO = '/rrs/reviewerToDoList';

jest.setTimeout(1_200_000);

interface World {
  request: Asked;
  pending: Asked;
  sentBack: Asked;
  completed: Asked;
  declined: Asked;
  key: string;
}

const byKey = (answer: 'accept' | 'decline') => (world: World) => `${world.request.page(answer)}?key=${world.key}`;

const STRANGERS_SCREENS: Screen<World>[] = [
  { name: 'request-by-key', path: byKey('accept'), sees: 'Will you review this manuscript?' },
  { name: 'request-declining', path: byKey('decline'), sees: 'A colleague who could review it' },
  { name: 'request-refused', path: '/rrs/no/request/accept?key=wrong', sees: 'does not open a review request' },
];

const REVIEWERS_SCREENS: Screen<World>[] = [
  { name: 'todo-requests', path: TODO, sees: 'overdue' },
  { name: 'todo-pending', path: `${TODO}?tab=pending`, sees: 'Review due' },
  { name: 'review-history', path: '/rrs/reviewHistory', sees: 'Declined' },
  { name: 'review-history-no-match', path: '/rrs/reviewHistory?q=nothing', sees: 'Nothing matches.' },
  {
    name: 'request-signed-in',
    path: (world) => world.request.page('accept'),
    sees: 'Will you review this manuscript?',
  },
  { name: 'request-accepted', path: (world) => world.pending.page('accept'), sees: 'You have accepted' },
  { name: 'request-declined', path: (world) => world.declined.page('accept'), sees: 'You have declined' },
  { name: 'review-form', path: (world) => world.pending.form, sees: 'Not applicable', then: editorsReady },
  {
    name: 'review-form-refused',
    path: (world) => world.pending.form,
    sees: 'is required.',
    then: async (visitor) => {
      await editorsReady(visitor);
      await visitor.press('Submit review');
    },
  },
  { name: 'review-sent-back', path: (world) => world.sentBack.form, sees: 'Please say more.', then: editorsReady },
  { name: 'review-read-only', path: (world) => world.completed.form, sees: 'can only be read' },
  { name: 'review-before-answer', path: (world) => world.request.form, sees: 'Answer the request' },
];

async function editorsReady(visitor: Visitor): Promise<void> {
  await visitor.page.waitForSelector('[contenteditable="true"][aria-label*="General comments"]');
}

async function buildWorld(app: TestApp): Promise<World> {
  const request = await ask(app, BUSY);
  const key = await keyFor(app, BUSY);
  const pending = await askAndAccept(app, BUSY);
  const sentBack = await askAndAccept(app, BUSY);
  await sentBack.story.review(BUSY, sentBack.requestId);
  const path = sentBack.story.path(`review/${sentBack.requestId}/send-back`);
  await ok((await app.as('editor')).post(path, { reason: 'Please say more.' }));
  const completed = await askAndAccept(app, BUSY);
  await completed.story.review(BUSY, completed.requestId);
  const declined = await ask(app, BUSY);
  await declined.story.answer(BUSY, declined.requestId, false);
  // After twelve days the request is overdue but nothing else has happened.
  app.clock.advance({ days: 12 });
  return { request, pending, sentBack, completed, declined, key };
}

describe("The reviewer's screens, in light and dark, at 1440 and 390 px", () => {
  const stage = onStage(async (app, arrive) => {
    const world = await buildWorld(app);
    await app.addPerson('idle.reviewer@example.net', 'reviewer');
    return {
      ...world,
      stranger: await arrive(),
      reviewer: await arrive(BUSY),
      idle: await arrive('idle.reviewer@example.net'),
    };
  });

  it.each(STRANGERS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.stranger, screen)).toEqual([]);
  });

  it.each(REVIEWERS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.reviewer, screen)).toEqual([]);
  });

  it.each<Screen<World>>([
    { name: 'todo-empty', path: TODO, sees: 'No requests to answer.' },
    { name: 'review-history-empty', path: '/rrs/reviewHistory', sees: 'You have not been invited to review yet.' },
  ])('$name', async (screen) => {
    expect(await stage.inspect(stage.world.idle, screen)).toEqual([]);
  });

  it('hold no other reviewer and no editor by name', async () => {
    const { app, world } = stage;
    const story = await OfficeStory.inSelection(app);
    await app.addPerson('hidden@example.net', 'reviewer', { firstName: 'Hidden', lastName: 'Colleague' });
    await story.reviewed('hidden@example.net');
    const { form } = await askAndAccept(app, BUSY, story);
    await world.reviewer.goTo(form);
    await editorsReady(world.reviewer);
    expect(await world.reviewer.text()).not.toContain('Colleague');
  });
});
