import type { Pool } from 'pg';
import { SignCounts } from './sign-counts';

const HOUR = 3_600_000;

describe('The counts of signs', () => {
  /** The own articles of each viewer, and the articles that each count left out. */
  const own = new Map<string, string[]>();
  const counted: { left: string[]; give(checked: number): void; fail(): void }[] = [];
  const query = (sql: string, [values = []]: string[][]): Promise<unknown> =>
    sql.includes('integrity_checks')
      ? new Promise((resolve, reject) => {
          counted.push({
            left: values,
            give: (checked) => resolve({ rows: [{ checked }] }),
            fail: () => reject(new Error('no database')),
          });
        })
      : Promise.resolve({ rows: (own.get(values[0] ?? '') ?? []).map((id) => ({ id })) });
  let now = HOUR;
  let counts: SignCounts;
  beforeEach(() => {
    counted.splice(0);
    own.clear();
    counts = new SignCounts({ query } as unknown as Pool, { now: () => new Date(now) });
  });
  const started = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const checkedFor = async (viewer: string): Promise<number> => (await counts.for([viewer])).checked;

  it('are read once an hour for all who have no article', async () => {
    const asked = ['one', 'two', 'three'].map(checkedFor);
    await started();
    expect(counted.map(({ left }) => left)).toEqual([[]]);
    counted[0]?.give(7);
    expect(await Promise.all(asked)).toEqual([7, 7, 7]);
    now += HOUR - 1;
    expect(await checkedFor('four')).toBe(7);
    now += 1;
    const later = checkedFor('four');
    await started();
    counted[1]?.give(9);
    expect(await later).toBe(9);
  });

  it('leave out the articles of their viewer, also one from after the common count', async () => {
    const first = checkedFor('one');
    await started();
    counted[0]?.give(7);
    await first;
    own.set('one', ['a', 'b']);
    const other = checkedFor('one');
    await started();
    expect(counted[1]?.left).toEqual(['a', 'b']);
    counted[1]?.give(5);
    expect(await other).toBe(5);
    expect(await checkedFor('two')).toBe(7);
  });

  it('are read again after a failure', async () => {
    const failing = checkedFor('one');
    await started();
    counted[0]?.fail();
    await expect(failing).rejects.toThrow('no database');
    const again = checkedFor('one');
    await started();
    counted[1]?.give(3);
    expect(await again).toBe(3);
  });
});
