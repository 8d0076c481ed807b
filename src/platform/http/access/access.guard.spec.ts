import { GROUP_NAMES } from '../../../contracts';
import { groupPasses } from './access.guard';

describe('groups of a route', () => {
  it('let in who is listed, and a webmaster with editor or assistant only', () => {
    const admitted = (groups: Parameters<typeof groupPasses>[0]): string[] =>
      GROUP_NAMES.filter((group) => groupPasses(groups, group));
    expect(admitted(['editor'])).toEqual(['editor', 'webmaster']);
    expect(admitted(['assistant', 'associate editor'])).toEqual(['assistant', 'associate editor', 'webmaster']);
    expect(admitted(['associate editor'])).toEqual(['associate editor']);
    expect(admitted(['reviewer', 'guest'])).toEqual(['guest', 'reviewer']);
    expect(admitted([])).toEqual([]);
  });
});
