import type { Pool } from 'pg';
import { until } from '../../../../test/support/database/read-models';
import type { LogReads } from './seen-events';
import { watchLog } from './watch-log';

/** A log that begins with another event than the database knows; the database fails for a number of reads. */
function watching({ failures }: { failures: number }) {
  let [left, reads] = [failures, 0];
  const query = async (): Promise<unknown> => {
    reads += 1;
    left -= 1;
    if (left >= 0) throw new Error('Connection terminated unexpectedly');
    return { rows: [{ known: 'a' }] };
  };
  const store = {
    async *readAll() {
      yield [{ id: 'B' }];
    },
  } as unknown as LogReads;
  const [said, listeners]: [string[], ((trouble: string | null) => void)[]] = [[], []];
  const watch = { onChange: (listener: (trouble: string | null) => void) => void listeners.push(listener) };
  watchLog({ query } as unknown as Pool, store, watch as never, (message) => said.push(message));
  return { said, reads: () => reads, change: (trouble: string | null) => listeners.forEach((one) => one(trouble)) };
}

describe('the log after an outage of the event store', () => {
  it('is checked until the database answers', async () => {
    const { said, change } = watching({ failures: 2 });
    change('away');
    change(null);
    await until(() => said.length > 0);
    expect(said[0]).toContain('another journal');
  }, 20_000);

  it('is not checked any more when the event store is away again', async () => {
    const { said, reads, change } = watching({ failures: 1 });
    change(null);
    await until(() => reads() === 1);
    change('away');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([reads(), said]).toEqual([1, []]);
  });
});
