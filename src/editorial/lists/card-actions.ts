import type { ShownCardRow } from '../../../projections/article-card';
import { type Actor, staffActions, staffRoles } from '../../article';
import type { ArticleAction } from '../../contracts';

type Card = Pick<ShownCardRow, 'status' | 'associate_id' | 'hindered_actions'>;

/** The actions of a member of staff on an article, by its card only. They are the same as those by the article itself. */
export function cardActions(row: Card, actor: Actor): ArticleAction[] {
  if (actor.kind !== 'person') return [];
  const roles = staffRoles(actor.group, row.associate_id === actor.userId);
  return staffActions({ status: row.status, hindered: row.hindered_actions }, roles);
}
