import type { FoundArticle } from '@contracts';
import { useTicks } from '../../shared/data-table/ticks';

const NOTHING: readonly FoundArticle[] = [];
const mayTick = ({ status }: FoundArticle): boolean => status === 'ACCEPTED';

/**
 * Check boxes of accepted articles. Their column is shown from the start, because the other columns would move if it appeared with the
 * rows.
 */
export function useAcceptedTicks(rows: readonly FoundArticle[] = NOTHING) {
  const { ticks, ticked, clear } = useTicks(rows, (row) => row.articleId);
  return { ticks: { ...ticks, mayTick }, ticked: ticked.filter(mayTick), clear };
}
