import { onStage } from '../../support/browser/stage';
import { lookInForcedColours, lookZoomed } from '../../support/screens/other-looks';
import { buildReviewerWorld, BUSY, REVIEWERS_SCREENS, type ReviewerWorld } from './reviewer-screens';

jest.setTimeout(1_200_000);

describe("The reviewer's screens, in forced colours and at 200 %", () => {
  const stage = onStage(async (app, arrive) => {
    const world: ReviewerWorld = await buildReviewerWorld(app);
    return { ...world, reviewer: await arrive(BUSY) };
  });

  it.each(REVIEWERS_SCREENS)('$name', async (screen) => {
    const { reviewer } = stage.world;
    await stage.show(reviewer, screen);
    const forced = await lookInForcedColours(reviewer, screen.name);
    expect([...forced, ...(await lookZoomed(reviewer, screen.name))]).toEqual([]);
  });
});
