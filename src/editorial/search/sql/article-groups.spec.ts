import type { ArticleFilters } from '../../../contracts';
import { areCounted } from './article-groups';

const KEPT: ArticleFilters[] = [
  {},
  { typeId: 1 },
  { active: 'custom', statusList: ['DRAFT'], typeId: 2 },
  { authorId: '', q: undefined } as ArticleFilters,
];
const COUNTED_ANEW: ArticleFilters[] = [
  { q: 'heart' },
  { typeId: 1, dateFrom: '2026-01-01' },
  // Blanks are an id that matches no account: the rows are filtered by it, so the total must be too.
  ...(['authorId', 'uploadUserId', 'associateEditorId'] as const).map((field) => ({
    active: 'active' as const,
    [field]: ' ',
  })),
];

describe('cached totals', () => {
  it.each(KEPT)('are used for %j', (filters) => expect(areCounted(filters)).toBe(true));
  it.each(COUNTED_ANEW)('are not used for %j', (filters) => expect(areCounted(filters)).toBe(false));
});
