import type { ArticleCard, WorkMarks } from '@contracts';
import { type NextStep, stepOf } from './next-step';

export const lateReviewers = ({ reviewers }: Pick<WorkMarks, 'reviewers'>) =>
  reviewers.filter(({ status, overdueDays }) => overdueDays !== null && status !== 'Completed');

/** The next step for an article of a list of staff, and its page. */
export const nextStep = (row: ArticleCard & WorkMarks): NextStep => stepOf(row, lateReviewers(row).length > 0);
