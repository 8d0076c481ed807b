export { lowestCheckpoint, skipReactionsUpTo, withoutReactions } from './skip-reactions';
export { defineReaction } from './reaction';
export { Reactions } from './reactions';
export { ReactionsModule } from './reactions.module';
export { REACTIONS_MIGRATIONS } from './tables';
export { PRESENCE_CONNECTIONS, ServerPresence } from './server-presence';
