import type { ArticleCommandData, ArticleCommandType, DecideContext } from './commands';
import type { ArticleEvent } from './events';
import type { ArticleState } from './state';

/** Decides a command that the table allows; throws Refusal where a guard forbids it. */
export type Decider<Type extends ArticleCommandType> = (
  state: ArticleState,
  data: ArticleCommandData[Type],
  context: DecideContext,
) => ArticleEvent[];

/** One decider for each of these commands: a missing one does not compile. */
export type Deciders<Type extends ArticleCommandType> = { [Key in Type]: Decider<Key> };
