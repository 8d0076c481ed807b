import { onStage } from '../../support/browser/stage';
import { AUTHORS_SCREENS, NEWCOMERS_SCREENS, SIGNED_OUT_SCREENS } from './author-screens';
import { buildAuthorWorld } from './author-world';

jest.setTimeout(1_200_000);

describe("The author's screens, in light and dark, at 1440 and 390 px", () => {
  const stage = onStage(async (app, arrive) => {
    const world = await buildAuthorWorld(app);
    await app.addPerson('new.author@example.org', 'author', { firstName: 'Nadia', lastName: 'Newcomer' });
    return {
      ...world,
      stranger: await arrive(),
      author: await arrive('author@example.org'),
      newcomer: await arrive('new.author@example.org'),
    };
  });

  it.each(SIGNED_OUT_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.stranger, screen)).toEqual([]);
  });

  it.each(AUTHORS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.author, screen)).toEqual([]);
  });

  it.each(NEWCOMERS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.newcomer, screen)).toEqual([]);
  });
});
