import { type ArticleAction, type ArticleView, t } from '@contracts';
import { type NextStep, stepOf } from '../../../../shared/article/next-step';
import { lateReviewers } from '../../todo/row/next-step';
import { toReviewers } from './to-reviewers';

/** The actions of which a person needs one for the step on this page. */
const NEEDED: Readonly<Record<string, readonly ArticleAction[]>> = {
  checkManuscript: ['pass-check'],
  decideOnStatus: ['decide', 'advise'],
  reviewerSelection: ['choose-reviewers'],
};

/** The step that the lists of staff show for this article; undefined if this person cannot take it now. */
export function nextAction(article: ArticleView): NextStep | undefined {
  const step = stepOf(article, lateReviewers({ reviewers: toReviewers(article) }).length > 0);
  const [, page = ''] = step.path.split('/');
  if (!NEEDED[page]?.some((action) => article.actions.includes(action))) return undefined;
  // The article is open already: what is left of 'Open' is the page to which it leads.
  return step.opens ? { ...step, verb: t('Open reviewers') } : step;
}
