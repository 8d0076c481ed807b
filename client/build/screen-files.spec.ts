import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { ALL_FEATURES } from '../src/all-features';
import { appRoutes } from '../src/app/routing/router';
import { addressOf, allScreens } from './screen-files';

const screens = allScreens(join(__dirname, '../src/features'));
/** An address of the screen. */
const example = (path: string): string => path.replaceAll(/:[^/]+/g, 'abc');

describe('the screens whose files come with the page', () => {
  it('are nearly all that the features have', () => {
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/toDoList', '/decideOnStatus/:id']));
  });

  it.each(screens)('$path names files that exist', ({ sources }) => {
    for (const source of sources) expect(existsSync(`${source}.tsx`)).toBe(true);
  });

  it.each(screens)('$path is found by the address at which the client shows it', ({ path }) => {
    const shown = matchRoutes(appRoutes(ALL_FEATURES), example(path))?.at(-1)?.route.path;
    const found = screens.find((screen) => new RegExp(addressOf(screen.path), 'i').test(example(path)));
    expect(found?.path).toBe(shown);
  });
});
