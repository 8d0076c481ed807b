import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';
import {
  buildReviewerWorld,
  BUSY,
  editorsReady,
  REVIEWERS_SCREENS,
  type ReviewerWorld,
  SIGNED_OUT_SCREENS,
  TODO,
} from './reviewer-screens';
import { askAndAccept } from './reviewer-world';

jest.setTimeout(1_200_000);

describe("The reviewer's screens, in light and dark, at 1440 and 390 px", () => {
  const stage = onStage(async (app, arrive) => {
    const world = await buildReviewerWorld(app);
    await app.addPerson('idle.reviewer@example.net', 'reviewer');
    return {
      ...world,
      stranger: await arrive(),
      reviewer: await arrive(BUSY),
      idle: await arrive('idle.reviewer@example.net'),
    };
  });

  it.each(SIGNED_OUT_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.stranger, screen)).toEqual([]);
  });

  it.each(REVIEWERS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.reviewer, screen)).toEqual([]);
  });

  it.each<Screen<ReviewerWorld>>([
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
