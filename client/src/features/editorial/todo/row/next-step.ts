import type { TodoRow } from '@contracts';
import { type NextStep, stepOf } from '../../../../shared/article/next-step';

export const lateReviewers = ({ reviewers }: Pick<TodoRow, 'reviewers'>) =>
  reviewers.filter(({ status, overdueDays }) => overdueDays !== null && status !== 'Completed');

/** Reviewers who are selected and have had no mail; none where the viewer may not invite them now. */
export const uninvitedReviewers = ({ reviewers, actions }: Pick<TodoRow, 'reviewers' | 'actions'>) =>
  actions.includes('choose-reviewers') ? reviewers.filter(({ status }) => status === 'Selected') : [];

/** The next step for an article of the to-do list, and its page. */
export const nextStep = (row: TodoRow): NextStep => stepOf(row, lateReviewers(row).length > 0);
