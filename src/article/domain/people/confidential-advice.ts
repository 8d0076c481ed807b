import type { Actor } from '../commands';
import type { ArticleState } from '../state';
import { relationsOf } from './roles';

/**
 * The article without the comments that only editors read (lifecycle, section 2, 'associate decision'). An associate editor sees the comments
 * of their own advice. `past`: the article at an earlier time, to which their present rights apply.
 */
export function withoutComments(state: ArticleState, actor: Actor, past: ArticleState): ArticleState {
  if (actor.kind !== 'person' || !relationsOf(state, actor).has('associate')) return past;
  if (past.associates.every(({ associateId, advices }) => associateId === actor.userId || advices.length === 0))
    return past;
  return {
    ...past,
    associates: past.associates.map((tenure) =>
      tenure.associateId === actor.userId
        ? tenure
        : { ...tenure, advices: tenure.advices.map((advice) => ({ ...advice, comment: '' })) },
    ),
  };
}
