import type { ArticleView } from '@contracts';

/** The revision that the address names; the present revision if it names none. */
export const revisionOf = (named: string | null, { revision }: ArticleView): number =>
  named !== null && /^\d{1,3}$/.test(named) ? Math.min(Number(named), revision) : revision;
