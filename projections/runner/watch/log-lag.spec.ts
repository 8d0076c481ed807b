import { setImmediate as turn } from 'node:timers/promises';
import { LogLag } from './log-lag';

describe('the lag behind the log', () => {
  async function looks(lag: LogLag, position: string | undefined, times: number): Promise<boolean> {
    let last = false;
    for (let time = 0; time < times; time += 1) {
      last = lag.look(position);
      await turn();
    }
    return last;
  }

  it('is found after some checks without progress, and ends with the next event that is applied', async () => {
    const lag = new LogLag({ head: () => Promise.resolve('2') });
    expect(await looks(lag, '1', 5)).toBe(false);
    expect(await looks(lag, '1', 2)).toBe(true);
    expect(lag.look('2')).toBe(false);
  });

  it('is none while read models move, are at the end, or there are none', async () => {
    let asked = 0;
    const lag = new LogLag({ head: () => Promise.resolve(String((asked += 1) && 2)) });
    for (const position of ['0', '1', '0', '1', '0', '1', '0']) expect(await looks(lag, position, 4)).toBe(false);
    expect(asked).toBe(0);
    expect(await looks(lag, '2', 9)).toBe(false);
    expect(asked).toBeGreaterThan(0);
    expect(await looks(lag, undefined, 9)).toBe(false);
  });

  it('is not guessed while the log is unavailable, and only one query of the log is pending at a time', async () => {
    let asked = 0;
    let fail: (problem: Error) => void = () => undefined;
    const away = new Promise<string>((_resolve, reject) => (fail = reject));
    const lag = new LogLag({ head: () => ((asked += 1), away) });
    expect(await looks(lag, '1', 20)).toBe(false);
    expect(asked).toBe(1);
    fail(new Error('away'));
    await turn();
    expect(await looks(lag, '1', 2)).toBe(false);
    expect(asked).toBeGreaterThan(1);
  });
});
