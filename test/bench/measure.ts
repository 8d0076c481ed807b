/** Calls per second of `work` by this number of concurrent clients, each of which waits for one call before the next. */
export async function ratePerSecond(clients: number, seconds: number, work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() < begin + seconds * 1_000; done += 1) await work();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (done / (performance.now() - begin)) * 1_000;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
