import type { ShownCardRow } from '../../../projections/article-card';
import { actionsFor, type Actor, type ArticleState, initialState } from '../../article';
import type { ArticleAction } from '../../contracts';

type Held = Pick<ShownCardRow, 'associate_id' | 'associate_due_at'>;

const tenures = ({ associate_id: associateId, associate_due_at: dueAt }: Held): ArticleState['associates'] =>
  associateId === null
    ? []
    : [{ associateId, assignedAt: '', dueAt: dueAt?.toISOString() ?? '', dueSince: '', endedAt: null, advices: [] }];

/**
 * What a member of the office may do with an article of which only the card is known. The same table decides as for the article
 * itself, except actions that depend on a completed review.
 */
export const cardActions = (row: ShownCardRow, actor: Actor): ArticleAction[] =>
  actionsFor(
    {
      ...initialState(row.article_id),
      exists: true,
      status: row.status,
      revision: row.revision,
      uploaderId: row.uploader_id,
      uploaderEmail: row.uploader_email,
      associates: tenures(row),
    },
    actor,
  );
