import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { useUser } from '../../../shared/state/hooks';
import type { MenuCount } from './menu';

/** The counts shown in the menu; an entry has no number until its count is known. */
export function useMenuCounts(): Partial<Record<MenuCount, number>> {
  const { group } = useUser().group;
  const { data } = useMenuCountsQuery();
  if (!data) return {};
  const { mine, todo, reviews, ticketsAnswered, ticketsWaiting } = data;
  const checks = group === 'assistant' || group === 'webmaster' ? todo?.checks : undefined;
  return { ...mine, reviews, checks, todo: todo?.waiting, ticketsAnswered, ticketsWaiting };
}
