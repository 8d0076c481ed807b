import { RequestValidationPipe } from '../../platform/http/request/validation.pipe';
import { SaveArticleDto } from './save-article.dto';

describe('the numeric ids of a draft', () => {
  const pipe = new RequestValidationPipe();
  const read = async (body: object): Promise<object> =>
    (await pipe.transform(body, { type: 'body', metatype: SaveArticleDto })) as object;

  it('may be texts of digits', async () => {
    expect(await read({ typeId: '2', firstTime: '1' })).toMatchObject({ typeId: 2, firstTime: 1 });
    expect(await read({ type: { id: '1' }, firstTime: '2' })).toMatchObject({ type: 1, firstTime: 2 });
    expect(await read({ type: '2' })).toMatchObject({ type: 2 });
    expect(await read({ typeId: 2, firstTime: 1 })).toMatchObject({ typeId: 2, firstTime: 1 });
    expect(await read({ typeId: null, type: null, firstTime: null })).toMatchObject({
      ...{ typeId: null, type: null, firstTime: null },
    });
  });

  it.each([
    [{ typeId: 'two' }, 'typeId'],
    [{ typeId: '' }, 'typeId'],
    [{ typeId: '2.0' }, 'typeId'],
    [{ typeId: '7' }, 'typeId'],
    [{ type: { id: '99' } }, 'type'],
    [{ type: { id: ['2'] } }, 'type'],
    [{ firstTime: '3' }, 'firstTime'],
    [{ firstTime: 'Yes' }, 'firstTime'],
  ])('are refused in %j', async (body, field) => {
    const refused = await read(body).catch((error: { details: object }) => error.details);
    expect(Object.keys(refused)).toEqual([field]);
  });
});
