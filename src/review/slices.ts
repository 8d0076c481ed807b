import { AnswerRequestController } from './features/answer-request/answer-request.controller';
import { AnswerRequestHandler } from './features/answer-request/answer-request.handler';
import { AssignSameReviewersController } from './features/assign-same-reviewers/assign-same-reviewers.controller';
import { AssignSameReviewersHandler } from './features/assign-same-reviewers/assign-same-reviewers.handler';
import { CancelReviewController } from './features/cancel-review/cancel-review.controller';
import { CancelReviewHandler } from './features/cancel-review/cancel-review.handler';
import { ChangeDueDateController } from './features/change-due-date/change-due-date.controller';
import { ChangeDueDateHandler } from './features/change-due-date/change-due-date.handler';
import { MailAllReviewersController } from './features/mail-all-reviewers/mail-all-reviewers.controller';
import { MailAllReviewersHandler } from './features/mail-all-reviewers/mail-all-reviewers.handler';
import { MailReviewerController } from './features/mail-reviewer/mail-reviewer.controller';
import { MailReviewerHandler } from './features/mail-reviewer/mail-reviewer.handler';
import { RemoveReviewerController } from './features/remove-reviewer/remove-reviewer.controller';
import { RemoveReviewerHandler } from './features/remove-reviewer/remove-reviewer.handler';
import { SaveReviewDraftController } from './features/save-review-draft/save-review-draft.controller';
import { SaveReviewDraftHandler } from './features/save-review-draft/save-review-draft.handler';
import { SelectReviewerController } from './features/select-reviewer/select-reviewer.controller';
import { SelectReviewerHandler } from './features/select-reviewer/select-reviewer.handler';
import { SendBackReviewController } from './features/send-back-review/send-back-review.controller';
import { SendBackReviewHandler } from './features/send-back-review/send-back-review.handler';
import { SetReviewersCountController } from './features/set-reviewers-count/set-reviewers-count.controller';
import { SetReviewersCountHandler } from './features/set-reviewers-count/set-reviewers-count.handler';
import { SubmitReviewController } from './features/submit-review/submit-review.controller';
import { SubmitReviewHandler } from './features/submit-review/submit-review.handler';
import { GetReviewRequestController } from './queries/get-review-request/get-review-request.controller';
import { GetReviewRequestHandler } from './queries/get-review-request/get-review-request.handler';
import { GetReviewController } from './queries/get-review/get-review.controller';
import { GetReviewHandler } from './queries/get-review/get-review.handler';
import { ListReviewTasksController } from './queries/list-review-tasks/list-review-tasks.controller';
import { ListReviewTasksHandler } from './queries/list-review-tasks/list-review-tasks.handler';
import { ListReviewersOfArticleController } from './queries/list-reviewers-of-article/list-reviewers-of-article.controller';
import { ListReviewersOfArticleHandler } from './queries/list-reviewers-of-article/list-reviewers-of-article.handler';
import { SuggestInvitationController } from './queries/suggest-invitation/suggest-invitation.controller';
import { SuggestInvitationHandler } from './queries/suggest-invitation/suggest-invitation.handler';

export const CONTROLLERS = [
  AnswerRequestController,
  AssignSameReviewersController,
  CancelReviewController,
  ChangeDueDateController,
  MailAllReviewersController,
  MailReviewerController,
  RemoveReviewerController,
  SaveReviewDraftController,
  SelectReviewerController,
  SendBackReviewController,
  SetReviewersCountController,
  SubmitReviewController,
  GetReviewController,
  GetReviewRequestController,
  ListReviewTasksController,
  ListReviewersOfArticleController,
  SuggestInvitationController,
] as const;

export const COMMAND_HANDLERS = [
  AnswerRequestHandler,
  AssignSameReviewersHandler,
  CancelReviewHandler,
  ChangeDueDateHandler,
  MailAllReviewersHandler,
  MailReviewerHandler,
  RemoveReviewerHandler,
  SaveReviewDraftHandler,
  SelectReviewerHandler,
  SendBackReviewHandler,
  SetReviewersCountHandler,
  SubmitReviewHandler,
] as const;

export const QUERY_HANDLERS = [
  GetReviewHandler,
  GetReviewRequestHandler,
  ListReviewTasksHandler,
  ListReviewersOfArticleHandler,
  SuggestInvitationHandler,
] as const;
