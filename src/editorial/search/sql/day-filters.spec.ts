import type { RequestUser } from '../../../platform/http/access/request-user';
import { RequestValidationPipe } from '../../../platform/http/request/validation.pipe';
import { ArticleFiltersDto, SavedFiltersDto } from '../article-filters.dto';
import { type FilterContext, visibleAndFiltered } from './search-conditions';
import { SqlParameters } from './sql-parameters';

const user = {
  userId: 'editor',
  addresses: [],
  authenticatedOrcid: null,
  real: null,
  group: 'editor',
} as unknown as RequestUser;
const context = { user, timeZone: 'Europe/Amsterdam', authorKeys: [], veil: { hides: false }, asOf: null };

describe('the days of a search', () => {
  const pipe = new RequestValidationPipe();
  const read = async (filters: object, metatype: typeof ArticleFiltersDto = ArticleFiltersDto) =>
    (await pipe
      .transform(filters, { type: 'body', metatype })
      .catch((error: { details: object }) => Object.keys(error.details))) as ArticleFiltersDto | string[];
  const limits = async (filters: object): Promise<string[]> => {
    const parameters = new SqlParameters();
    visibleAndFiltered((await read(filters)) as ArticleFiltersDto, context as unknown as FilterContext, parameters);
    return parameters.values.flatMap((value) => (value instanceof Date ? value.toISOString() : []));
  };
  const [FIRST, LAST] = ['2026-02-28T23:00:00.000Z', '2026-03-01T23:00:00.000Z'];

  it('are days of the journal, or moments on them', async () => {
    expect(await limits({ dateFrom: '2026-03-01', dateTo: '2026-03-01' })).toEqual([FIRST, LAST]);
    expect(await limits({ dateFrom: '2026-02-28T23:00:00.000Z', dateTo: '2026-03-01T22:59:59Z' })).toEqual([
      FIRST,
      LAST,
    ]);
    expect(await limits({ dateFrom: '2026-03-01T12:00+12:00' })).toEqual([FIRST]);
    expect(await limits({ dateFrom: '', dateTo: null })).toEqual([]);
    expect(await limits({ dateFrom: '9999-12-31T23:59-12:00' })).toHaveLength(1);
  });

  it('are refused in any other form', async () => {
    for (const day of ['2026-02-30', '2026-02-30T10:00:00Z', '2026-03-01T10:00:00', '1 March', 20_260_301])
      expect(await read({ dateFrom: day, dateTo: day })).toEqual(['dateFrom', 'dateTo']);
    expect(await read({ asOf: '2026-03-01T10:00:00Z' })).toEqual(['asOf']);
  });

  it('are only days in a saved search', async () => {
    const [day, moment] = ['2026-03-01', '2026-03-01T10:00:00Z'];
    expect(await read({ dateFrom: day, dateTo: '' }, SavedFiltersDto)).toMatchObject({ dateFrom: day });
    expect(await read({ dateFrom: day, dateTo: moment }, SavedFiltersDto)).toEqual(['dateTo']);
    expect(await read({ q: 'heart' }, SavedFiltersDto)).toMatchObject({ q: 'heart' });
  });

  it('stand next to a type that may be empty', async () => {
    expect(await read({ typeId: '', dateFrom: '2026-03-01' })).toMatchObject({ typeId: undefined });
    expect(await read({ typeId: '2' })).toMatchObject({ typeId: 2 });
    expect(await read({ typeId: 'two' })).toEqual(['typeId']);
  });
});
