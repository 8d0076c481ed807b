import type { ArticleEventData, ArticleEventType } from '../events';
import type { Moment } from '../recorded';
import type { ArticleState } from '../state';

/** How an event of one type changes the state. */
export type Applier<Type extends ArticleEventType> = (
  state: ArticleState,
  data: ArticleEventData[Type],
  moment: Moment,
) => ArticleState;

/** One applier for each of these types: a missing one does not compile. */
export type Appliers<Type extends ArticleEventType> = { [Key in Type]: Applier<Key> };
