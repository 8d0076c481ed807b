export { answeredUpTo, passOver, withoutReactions } from './pass-over';
export { defineReaction, type Reaction } from './reaction';
export { Reactions } from './reactions';
export { ReactionsModule } from './reactions.module';
export { REACTIONS_MIGRATIONS } from './tables';
