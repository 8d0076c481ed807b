import { BackOff } from './back-off';

const nextOf = (backOff: BackOff, times: number) => Array.from({ length: times }, () => backOff.next());

describe('the pauses between attempts', () => {
  it('double up to the longest, and start again from the first after a success', () => {
    const backOff = new BackOff(100, 500);
    expect(nextOf(backOff, 5)).toEqual([100, 200, 400, 500, 500]);
    backOff.reset();
    expect(nextOf(backOff, 2)).toEqual([100, 200]);
  });

  it('start again from the first only after an attempt that lasted longer than the longest pause', () => {
    const backOff = new BackOff(100, 500);
    nextOf(backOff, 2);
    backOff.resetAfterLong(Date.now() - 400);
    expect(backOff.next()).toBe(400);
    backOff.resetAfterLong(Date.now() - 600);
    expect(backOff.next()).toBe(100);
  });
});
