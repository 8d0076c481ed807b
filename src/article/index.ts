/** All that other parts may use of the Article (docs/house.md, 'Layers'). */
export { ArticleModule } from './article.module';
export { ArticleAccessGuard, actorOf } from './article-access.guard';
export { Articles, type Executed, type ExecuteOptions } from './articles';
export { StaleVersion } from './stale-version';
export { actionsFor, decisionsFor, refusalsFor } from './domain/actions';
export {
  assignmentById,
  isKeyValid,
  isOpen,
  OPEN_ASSIGNMENTS,
  presentAssignments,
  previousReviewerIds,
} from './domain/assignments';
export { statusByReviewers } from './domain/automatic-moves';
export { type Barred, BARRED_MESSAGES, barredAs } from './domain/barring';
export * from './domain/commands';
export { addDays } from './domain/dates';
export { dueDateOf, isUnanswered, reminderDue } from './domain/due-dates';
export { decide } from './domain/decide';
export * from './domain/events';
export { ARTICLE_EVENT_TYPES, evolve, isArticleEventType, SEEN_BY_AUTHOR } from './domain/evolve';
export { designationsFor, isGenerated, workingRevision } from './domain/file-rules';
export { initialState } from './domain/initial-state';
export type { RecordedArticleEvent } from './domain/recorded';
export { reviewProblems } from './domain/review-rules';
export {
  holderOf,
  isInvolved,
  isKnownToReviewer,
  type Relation,
  relationsOf,
  requestOfKey,
  rolesOf,
} from './domain/roles';
export * from './domain/state';
export * from './domain/status-sets';
export { submissionProblems } from './domain/submission-rules';
export { type Role, ROLES, type Transition, type TransitionName, TRANSITIONS } from './domain/transitions';
export { schemaVersionOf, upcast } from './domain/upcasters';
