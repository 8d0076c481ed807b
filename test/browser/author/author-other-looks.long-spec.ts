import { onStage } from '../../support/browser/stage';
import { lookInForcedColours, lookZoomed } from '../../support/screens/other-looks';
import { AUTHORS_SCREENS } from './author-screens';
import { type AuthorWorld, buildAuthorWorld } from './author-world';

jest.setTimeout(1_200_000);

describe("The author's screens, in forced colours and at 200 %", () => {
  const stage = onStage(async (app, arrive) => {
    const world: AuthorWorld = await buildAuthorWorld(app);
    return { ...world, author: await arrive('author@example.org') };
  });

  it.each(AUTHORS_SCREENS)('$name', async (screen) => {
    const { author } = stage.world;
    await stage.show(author, screen);
    const forced = await lookInForcedColours(author, screen.name);
    expect([...forced, ...(await lookZoomed(author, screen.name))]).toEqual([]);
  });
});
