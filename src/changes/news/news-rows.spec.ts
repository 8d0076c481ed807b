import type { Pool } from 'pg';
import { GROUP_NAMES } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { NewsRows } from './news-rows';

describe('the number of the bell', () => {
  it.each(GROUP_NAMES)('reads no facts of the log, which a log of an earlier version lacks: %s', async (group) => {
    const asked: string[] = [];
    const query = (sql: string) => {
      asked.push(sql);
      return Promise.resolve({ rows: [{ count: 3 }] });
    };
    const identity = { userId: 'u', email: 'u@example.org', formerIds: [], addresses: [], authenticatedOrcid: null };
    const user = { ...identity, group, real: null } as unknown as RequestUser;
    const news = new NewsRows({ query } as unknown as Pool);
    expect(await news.count(user, new Date(0), [])).toBe(3);
    await news.page(user, undefined, 30, []);
    expect(asked.map((sql) => sql.includes('l.facts'))).toEqual([false, true]);
  });
});
