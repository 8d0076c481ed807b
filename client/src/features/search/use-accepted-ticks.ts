import type { FoundArticle } from '@contracts';
import { useTicks } from '../../shared/data-table/ticks';

const NOTHING: readonly FoundArticle[] = [];
const mayTick = ({ status }: FoundArticle): boolean => status === 'ACCEPTED';

/** Check boxes of accepted articles. Their column is there from the start: the others would move when it came with the rows. */
export function useAcceptedTicks(rows: readonly FoundArticle[] = NOTHING) {
  const { ticks, ticked, clear } = useTicks(rows, (row) => row.articleId);
  return { ticks: { ...ticks, mayTick }, ticked: ticked.filter(mayTick), clear };
}
