import type * as contracts from '@contracts';
import type { ArticleFilters } from '@contracts';
import type * as address from './search-address';
import { addressOf, filtersFrom, searchPath } from './search-address';

const back = (filters: ArticleFilters): ArticleFilters => {
  const params = new URLSearchParams(searchPath(filters, '').split('?')[1]);
  return filtersFrom((name) => params.get(name) ?? '');
};

describe('the address of a search', () => {
  it.each<ArticleFilters>([
    { q: 'Müller & "stroke" 早期' },
    { title: 'a', keyword: 'b', articleId: '2026-1', authorId: 'x', uploadUserId: 'y', associateEditorId: 'z' },
    { typeId: 2, dateFrom: '2026-01-01', dateTo: '2026-02-01', asOf: '2026-03-01' },
    { active: 'active' },
    { active: 'custom', statusList: ['DRAFT', 'ACCEPTED'] },
    {},
  ])('says all of %j and gives it back', (filters) => {
    expect(back(filters)).toEqual(filters);
  });

  it('is the same in each language, so that it can be sent to other people', async () => {
    const filters: ArticleFilters = { q: 'a', title: 'b', keyword: 'c', asOf: '2026-03-01' };
    const english = searchPath(filters, '');
    await jest.isolateModulesAsync(async () => {
      const { loadLanguage, speakBy } = jest.requireActual<typeof contracts>('@contracts');
      await loadLanguage('nl');
      speakBy(() => 'nl');
      const again = jest.requireActual<typeof address>('./search-address');
      expect(again.searchPath(filters, '')).toBe(english);
    });
  });

  it('skips invalid values', () => {
    const nonsense: Record<string, string> = { type: '-2.5', active: 'maybe', status: 'DRAFT,X', q: '  ' };
    expect(filtersFrom((name) => nonsense[name] ?? '')).toEqual({});
    const custom: Record<string, string> = { active: 'custom', status: 'X,DRAFT' };
    expect(filtersFrom((name) => custom[name] ?? '')).toEqual({ active: 'custom', statusList: ['DRAFT'] });
  });

  it('contains statuses only if they are chosen one by one', () => {
    expect(addressOf({ active: 'active', statusList: ['DRAFT'] })).toMatchObject({ active: 'active', status: '' });
  });
});
