import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { ALL_FEATURES } from '../src/all-features';
import { appRoutes } from '../src/app/routing/router';
import { addressOf, allScreens } from './screen-files';

const screens = allScreens(join(__dirname, '../src/features'));
/** An example address of the screen. */
const example = (path: string): string => path.replaceAll(/:[^/]+/g, 'abc');

describe('the screens whose files come with the page', () => {
  it('start the call for the article on the screens of an article', () => {
    expect(screens.find(({ path }) => path === '/decideOnStatus/:id')?.calls).toEqual(['/article/:id']);
  });

  it('are nearly all screens of the features', () => {
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/toDoList', '/decideOnStatus/:id']));
  });

  it.each(screens)('$path names files that exist', ({ sources }) => {
    for (const source of sources) expect(existsSync(`${source}.tsx`)).toBe(true);
  });

  it.each(screens.filter(({ calls }) => calls.length > 0))('$path calls with its own parameters', ({ path, calls }) => {
    const parameters = path.match(/:\w+/g) ?? [];
    for (const call of calls) {
      expect(call).toMatch(/^\/[\w/:-]+$/);
      expect(parameters).toEqual(expect.arrayContaining(call.match(/:\w+/g) ?? []));
    }
  });

  it('has the parameters of an address as named groups', () => {
    const of = (path: string, address: string) => ({ ...new RegExp(addressOf(path), 'i').exec(address)?.groups });
    expect(of('/:articleId/review/:reviewId', '/A1/review/R2/')).toEqual({ articleId: 'A1', reviewId: 'R2' });
    expect(of('/manuscript/submit/:id?', '/manuscript/submit')).toEqual({ id: undefined });
    expect(of('/manuscript/submit/:id?', '/manuscript/submit/A1')).toEqual({ id: 'A1' });
  });

  it.each(screens)('$path is found by the address at which the client shows it', ({ path }) => {
    const shown = matchRoutes(appRoutes(ALL_FEATURES), example(path))?.at(-1)?.route.path;
    const found = screens.find((screen) => new RegExp(addressOf(screen.path), 'i').test(example(path)));
    expect(found?.path).toBe(shown);
  });
});
