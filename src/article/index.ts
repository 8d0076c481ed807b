/** The public interface of the Article for other parts (docs/house.md, 'Layers'). */
export { ArticleModule } from './article.module';
export { actorOf } from './article-access.guard';
export { Articles, type Executed, type Stored, type ExecuteOptions } from './articles';
export {
  actionsFor,
  decisionsFor,
  blockedActions as hinderedActions,
  refusalsFor,
  staffActions,
} from './domain/lifecycle/actions';
export {
  assignmentById,
  isKeyValid,
  showsAnswer,
  isOpen,
  presentAssignments,
  previousReviewerIds,
} from './domain/reviewing/assignments';
export {
  authorOf,
  authorshipByKey,
  authorsToAsk,
  isSubmitter,
  isWaiting,
  remindableFrom,
  requestOf,
} from './domain/people/authorship';
export {
  alternatesOf,
  invitesAlternates,
  needsAlternate,
  nextAlternate,
  unreplacedRequests,
} from './domain/reviewing/alternates';
export { requestOfReviewer } from './domain/reviewing/evolve-reviewers';
export { statusByReviewers } from './domain/lifecycle/automatic-moves';
export { isBlind, isVeiled, mayKnowAuthors, stateFor } from './domain/people/author-veil';
export { BARRED_MESSAGES, barredAs } from './domain/people/barring';
export * from './domain/commands';
export { addDays } from './domain/dates';
export { dueDateOf, isUnanswered, nextDatesOf, reminderDue } from './domain/reviewing/due-dates';
export { decide } from './domain/decide';
export * from './domain/events';
export { ARTICLE_EVENT_TYPES, evolve, isArticleEventType } from './domain/fold/evolve';
export { foldRecorded } from './store/fold-recorded';
export { openLog, readableLog } from './store/open-log';
export { inReadingOrder, type ShownFigure, shownFigures } from './domain/files/file-order';
export { isGivenAsItIs, withoutOfficeNames, withoutOwnName } from './domain/files/anonymous-files';
export { additionOf, fileTimeOf, isOfOffice } from './domain/files/file-additions';
export { designationsFor, isGenerated, workingRevision } from './domain/files/file-rules';
export { isForReviewer } from './domain/files/reviewed-files';
export { initialState } from './domain/fold/initial-state';
export type { RecordedArticleEvent } from './domain/recorded';
export { mayBePublished } from './domain/reviewing/publication';
export type { ReviewFile } from './domain/reviewing/review-file';
export { isAnonymousToReviewers, isNamedToOthers, reviewModeIn } from './domain/reviewing/review-mode';
export { reviewProblems } from './domain/reviewing/review-rules';
export { personActor, personCandidate } from './domain/people/person-actor';
export { holderOf, isInvolved, isKnownToReviewer, type Relation, relationsOf, staffRoles } from './domain/people/roles';
export { authorVersion, versionFor } from './viewer-version';
export * from './domain/state';
export * from './domain/streams';
export * from './domain/lifecycle/status-sets';
export { schemaVersionOf, upcast } from './domain/upcasters';
