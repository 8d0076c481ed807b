import { ACTION_NEEDED_STATUSES, type ArticleAction, type ArticleStatus, FINAL_STATUSES } from '../../contracts';

const NEXT_STEP: Partial<Record<ArticleStatus, ArticleAction[]>> = {
  DRAFT: ['change-draft', 'delete-draft', 'submit'],
  CORRECTION: ['submit-correction'],
  MINOR_REVISION: ['submit-revision'],
  MAJOR_REVISION: ['submit-revision'],
};

/**
 * The actions that an author has on an article, by its card only. The article's own view contains more: why an action is not available, and
 * whether there are reviews to see.
 */
export function authorActions(status: ArticleStatus): ArticleAction[] {
  const actions = [...(NEXT_STEP[status] ?? [])];
  if (status !== 'DRAFT' && !FINAL_STATUSES.includes(status)) actions.push('withdraw');
  if (status === 'DRAFT' || ACTION_NEEDED_STATUSES.includes(status)) actions.push('manage-files');
  return actions;
}
