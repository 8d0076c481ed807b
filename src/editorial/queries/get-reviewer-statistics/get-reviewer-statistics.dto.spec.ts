import { MAX_STATISTICS_PAGE } from '../../../contracts';
import { RequestValidationPipe } from '../../../platform/http/request/validation.pipe';
import { GetReviewerStatisticsDto } from './get-reviewer-statistics.dto';

describe('the parameters of the statistics of reviewers', () => {
  const pipe = new RequestValidationPipe();
  const read = async (query: object): Promise<GetReviewerStatisticsDto> =>
    (await pipe.transform(query, { type: 'query', metatype: GetReviewerStatisticsDto })) as GetReviewerStatisticsDto;

  it('leave no row out without a size', async () => {
    expect(await read({})).toMatchObject({ page: 0, size: MAX_STATISTICS_PAGE });
    expect(await read({ size: '7', page: '2' })).toMatchObject({ page: 2, size: 7 });
  });

  it('count as absent when they are empty', async () => {
    const { from, to, ...rest } = await read({ from: '', to: '', sort: '', q: '' });
    expect([from, to]).toEqual([undefined, undefined]);
    expect(rest).toEqual({ ...(await read({})) });
    expect(rest.sort).toBe('lastName');
    expect(await read({ from: '2026-01-01', sort: '-avgRating' })).toMatchObject({
      ...{ from: '2026-01-01', sort: '-avgRating' },
    });
  });
});
