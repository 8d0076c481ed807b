import { throttled } from './throttled';

describe('throttled work', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs at once, then once for each pause, and loses no last run', () => {
    const work = jest.fn();
    const { run } = throttled(work, 5_000);
    for (let second = 0; second < 12; second += 1) {
      run();
      jest.advanceTimersByTime(1_000);
    }
    expect(work).toHaveBeenCalledTimes(3);
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(4);
    run();
    expect(work).toHaveBeenCalledTimes(5);
  });

  it('does not run after its end, and starts again without a pause', () => {
    const work = jest.fn();
    const { run, end } = throttled(work, 5_000);
    run();
    run();
    end();
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    run();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
