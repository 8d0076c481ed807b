import type { Pool } from 'pg';
import { GetUsualDaysReader } from './get-usual-days.reader';

const HOUR = 3_600_000;

describe('The medians of the usual days', () => {
  const answers: { give(asking: number): void; fail(): void }[] = [];
  const query = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      answers.push({
        give: (asking) => resolve({ rows: [{ articles: 20, asking, reviewing: 30 }] }),
        fail: () => reject(new Error('no database')),
      });
    });
  let now = HOUR;
  const reader = (): GetUsualDaysReader =>
    new GetUsualDaysReader({ query } as unknown as Pool, { now: () => new Date(now) });
  beforeEach(() => answers.splice(0));

  it('are read once for all who ask at the same time', async () => {
    const days = reader();
    const asked = [days.read(), days.read(), days.read()];
    expect(answers).toHaveLength(1);
    answers[0]?.give(3);
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 3 }, () => ({ asking: 3, reviewing: 30 })));
  });

  it('are the old ones for others while one caller waits for the new ones', async () => {
    const days = reader();
    const first = days.read();
    answers[0]?.give(3);
    await first;
    now += 2 * HOUR;
    const waiting = days.read();
    const other = days.read();
    expect(answers).toHaveLength(2);
    expect(await other).toEqual({ asking: 3, reviewing: 30 });
    answers[1]?.give(5);
    expect(await waiting).toEqual({ asking: 5, reviewing: 30 });
    expect(await days.read()).toEqual({ asking: 5, reviewing: 30 });
  });

  it('are read again after a failure', async () => {
    const days = reader();
    const failing = days.read();
    answers[0]?.fail();
    await expect(failing).rejects.toThrow('no database');
    const again = days.read();
    answers[1]?.give(3);
    expect(await again).toEqual({ asking: 3, reviewing: 30 });
  });
});
