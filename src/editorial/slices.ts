import { AddNoteController } from './features/add-note/add-note.controller';
import { AddNoteHandler } from './features/add-note/add-note.handler';
import { AddToBlacklistController } from './features/add-to-blacklist/add-to-blacklist.controller';
import { AddToBlacklistHandler } from './features/add-to-blacklist/add-to-blacklist.handler';
import { AssignAssociateController } from './features/assign-associate/assign-associate.controller';
import { AssignAssociateHandler } from './features/assign-associate/assign-associate.handler';
import { ChangeSettingsController } from './features/change-settings/change-settings.controller';
import { ChangeSettingsHandler } from './features/change-settings/change-settings.handler';
import { DecideCheckController } from './features/decide-check/decide-check.controller';
import { DecideCheckHandler } from './features/decide-check/decide-check.handler';
import { GiveAdviceController } from './features/give-advice/give-advice.controller';
import { GiveAdviceHandler } from './features/give-advice/give-advice.handler';
import { OverrideStatusController } from './features/override-status/override-status.controller';
import { OverrideStatusHandler } from './features/override-status/override-status.handler';
import { RateReviewController } from './features/rate-review/rate-review.controller';
import { RateReviewHandler } from './features/rate-review/rate-review.handler';
import { RecordDecisionController } from './features/record-decision/record-decision.controller';
import { RecordDecisionHandler } from './features/record-decision/record-decision.handler';
import { RemoveFromBlacklistController } from './features/remove-from-blacklist/remove-from-blacklist.controller';
import { RemoveFromBlacklistHandler } from './features/remove-from-blacklist/remove-from-blacklist.handler';
import { RequestCorrectionController } from './features/request-correction/request-correction.controller';
import { RequestCorrectionHandler } from './features/request-correction/request-correction.handler';
import { ReturnToAssistantController } from './features/return-to-assistant/return-to-assistant.controller';
import { ReturnToAssistantHandler } from './features/return-to-assistant/return-to-assistant.handler';
import { ResendMailController } from './features/resend-mail/resend-mail.controller';
import { ResendMailHandler } from './features/resend-mail/resend-mail.handler';
import { GetArticleAsOfController } from './queries/get-article-as-of/get-article-as-of.controller';
import { GetArticleAsOfHandler } from './queries/get-article-as-of/get-article-as-of.handler';
import { GetArticleLogController } from './queries/get-article-log/get-article-log.controller';
import { GetArticleLogHandler } from './queries/get-article-log/get-article-log.handler';
import { GetBlacklistWarningsController } from './queries/get-blacklist-warnings/get-blacklist-warnings.controller';
import { GetBlacklistWarningsHandler } from './queries/get-blacklist-warnings/get-blacklist-warnings.handler';
import { GetLogChangesController } from './queries/get-log-changes/get-log-changes.controller';
import { GetLogChangesHandler } from './queries/get-log-changes/get-log-changes.handler';
import { GetMailLogController } from './queries/get-mail-log/get-mail-log.controller';
import { GetMailLogHandler } from './queries/get-mail-log/get-mail-log.handler';
import { GetSettingsController } from './queries/get-settings/get-settings.controller';
import { GetSettingsHandler } from './queries/get-settings/get-settings.handler';
import { ListAssociateWorkloadController } from './queries/list-associate-workload/list-associate-workload.controller';
import { ListAssociateWorkloadHandler } from './queries/list-associate-workload/list-associate-workload.handler';
import { ListBlacklistController } from './queries/list-blacklist/list-blacklist.controller';
import { ListHeldArticlesController } from './queries/list-held-articles/list-held-articles.controller';
import { ListHeldArticlesHandler } from './queries/list-held-articles/list-held-articles.handler';
import { ListNewArticlesController } from './queries/list-new-articles/list-new-articles.controller';
import { ListNewArticlesHandler } from './queries/list-new-articles/list-new-articles.handler';
import { CountTodoController } from './queries/count-todo/count-todo.controller';
import { CountTodoHandler } from './queries/count-todo/count-todo.handler';
import { ListTodoController } from './queries/list-todo/list-todo.controller';
import { SuggestMailsController } from './queries/suggest-mails/suggest-mails.controller';

export const CONTROLLERS = [
  AddNoteController,
  AddToBlacklistController,
  AssignAssociateController,
  ChangeSettingsController,
  DecideCheckController,
  GiveAdviceController,
  OverrideStatusController,
  RateReviewController,
  RecordDecisionController,
  RemoveFromBlacklistController,
  RequestCorrectionController,
  ResendMailController,
  ReturnToAssistantController,
  CountTodoController,
  GetArticleAsOfController,
  GetArticleLogController,
  GetBlacklistWarningsController,
  GetLogChangesController,
  GetMailLogController,
  GetSettingsController,
  ListAssociateWorkloadController,
  ListBlacklistController,
  ListHeldArticlesController,
  ListNewArticlesController,
  ListTodoController,
  SuggestMailsController,
] as const;

export const COMMAND_HANDLERS = [
  AddNoteHandler,
  AddToBlacklistHandler,
  AssignAssociateHandler,
  ChangeSettingsHandler,
  DecideCheckHandler,
  GiveAdviceHandler,
  OverrideStatusHandler,
  RateReviewHandler,
  RecordDecisionHandler,
  RemoveFromBlacklistHandler,
  RequestCorrectionHandler,
  ResendMailHandler,
  ReturnToAssistantHandler,
] as const;

export const QUERY_HANDLERS = [
  CountTodoHandler,
  GetArticleAsOfHandler,
  GetArticleLogHandler,
  GetBlacklistWarningsHandler,
  GetLogChangesHandler,
  GetMailLogHandler,
  GetSettingsHandler,
  ListAssociateWorkloadHandler,
  ListHeldArticlesHandler,
  ListNewArticlesHandler,
] as const;
