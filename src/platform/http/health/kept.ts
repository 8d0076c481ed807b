/**
 * A function that reads at most once in `forMs` milliseconds: until then, all callers share the last answer. The age counts from the start of
 * the reading. A failure is not kept.
 */
export function kept<T>(forMs: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (last !== null && now - last.at < forMs) return last.answer;
    const mine = { at: now, answer: read() };
    last = mine;
    mine.answer.catch(() => {
      if (last === mine) last = null;
    });
    return mine.answer;
  };
}
