import { MAX_TODO_ROWS } from '../../contracts';
import { shapeOf } from '../../platform/http/openapi/openapi-schemas';
import { RequestValidationPipe } from '../../platform/http/request/validation.pipe';
import { TodoSizeDto } from './todo-size.dto';

describe('the number of rows of a to-do list', () => {
  const pipe = new RequestValidationPipe();
  const read = (query: object): Promise<unknown> => pipe.transform(query, { type: 'query', metatype: TodoSizeDto });

  it('is optional, also in the description of the API; without it no row is left out silently', async () => {
    expect(shapeOf(TodoSizeDto).required).toEqual([]);
    expect(await read({})).toEqual({ size: MAX_TODO_ROWS });
    expect(await read({ size: '7' })).toEqual({ size: 7 });
    for (const size of ['0', '501', 'all']) await expect(read({ size })).rejects.toThrow();
  });
});
