import type { FoundArticle } from '@contracts';
import { useTicks } from '../../shared/data-table/ticks';

const NOTHING: readonly FoundArticle[] = [];
const mayTick = ({ status }: FoundArticle): boolean => status === 'ACCEPTED';

/** Check boxes of accepted articles; none while the page has no such article. */
export function useAcceptedTicks(rows: readonly FoundArticle[] = NOTHING) {
  const { ticks, ticked, clear } = useTicks(rows, (row) => row.articleId);
  return { ticks: rows.some(mayTick) ? { ...ticks, mayTick } : undefined, ticked: ticked.filter(mayTick), clear };
}
