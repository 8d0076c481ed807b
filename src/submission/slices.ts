import { AddKeywordController } from './features/add-keyword/add-keyword.controller';
import { AddKeywordHandler } from './features/add-keyword/add-keyword.handler';
import { DeleteDraftController } from './features/delete-draft/delete-draft.controller';
import { DeleteDraftHandler } from './features/delete-draft/delete-draft.handler';
import { DeleteKeywordController } from './features/delete-keyword/delete-keyword.controller';
import { DeleteKeywordHandler } from './features/delete-keyword/delete-keyword.handler';
import { RenameKeywordController } from './features/rename-keyword/rename-keyword.controller';
import { RenameKeywordHandler } from './features/rename-keyword/rename-keyword.handler';
import { SaveAuthorController } from './features/save-author/save-author.controller';
import { SaveAuthorHandler } from './features/save-author/save-author.handler';
import { SaveDraftController } from './features/save-draft/save-draft.controller';
import { SaveDraftHandler } from './features/save-draft/save-draft.handler';
import { SubmitCorrectionController } from './features/submit-correction/submit-correction.controller';
import { SubmitCorrectionHandler } from './features/submit-correction/submit-correction.handler';
import { SubmitRevisionController } from './features/submit-revision/submit-revision.controller';
import { SubmitRevisionHandler } from './features/submit-revision/submit-revision.handler';
import { SuggestReviewerController } from './features/suggest-reviewer/suggest-reviewer.controller';
import { SuggestReviewerHandler } from './features/suggest-reviewer/suggest-reviewer.handler';
import { UpdateArticleController } from './features/update-article/update-article.controller';
import { UpdateArticleHandler } from './features/update-article/update-article.handler';
import { WithdrawArticleController } from './features/withdraw-article/withdraw-article.controller';
import { WithdrawArticleHandler } from './features/withdraw-article/withdraw-article.handler';
import { CountKeywordUsesController } from './queries/count-keyword-uses/count-keyword-uses.controller';
import { CountKeywordUsesHandler } from './queries/count-keyword-uses/count-keyword-uses.handler';
import { CountMyArticlesController } from './queries/count-my-articles/count-my-articles.controller';
import { FindAuthorsController } from './queries/find-authors/find-authors.controller';
import { ListKeywordsController } from './queries/list-keywords/list-keywords.controller';
import { ListMyArticlesController } from './queries/list-my-articles/list-my-articles.controller';
import { ListTypesController } from './queries/list-types/list-types.controller';

export const CONTROLLERS = [
  AddKeywordController,
  CountKeywordUsesController,
  CountMyArticlesController,
  DeleteDraftController,
  DeleteKeywordController,
  FindAuthorsController,
  ListKeywordsController,
  ListMyArticlesController,
  ListTypesController,
  RenameKeywordController,
  SaveAuthorController,
  SaveDraftController,
  SubmitCorrectionController,
  SubmitRevisionController,
  SuggestReviewerController,
  UpdateArticleController,
  WithdrawArticleController,
] as const;

export const COMMAND_HANDLERS = [
  AddKeywordHandler,
  DeleteDraftHandler,
  DeleteKeywordHandler,
  RenameKeywordHandler,
  SaveAuthorHandler,
  SaveDraftHandler,
  SubmitCorrectionHandler,
  SubmitRevisionHandler,
  SuggestReviewerHandler,
  UpdateArticleHandler,
  WithdrawArticleHandler,
] as const;

export const QUERY_HANDLERS = [CountKeywordUsesHandler] as const;
