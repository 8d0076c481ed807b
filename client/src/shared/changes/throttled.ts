/** Work that runs at once, and then at most once in each pause: a run that is asked for within it follows at its end. */
export function throttled(work: () => void, pause: number): { run(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const run = (): void => {
    if (timer !== undefined) {
      waiting = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (!waiting) return;
      waiting = false;
      run();
    }, pause);
  };
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = false;
  };
  return { run, end };
}
