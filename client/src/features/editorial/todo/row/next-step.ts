import type { TodoRow } from '@contracts';

export { lateReviewers, nextStep } from '../../../../shared/article/listed-step';

/** Reviewers who are selected and have had no mail; none where the viewer may not invite them now. */
export const uninvitedReviewers = ({ reviewers, actions }: Pick<TodoRow, 'reviewers' | 'actions'>) =>
  actions.includes('choose-reviewers') ? reviewers.filter(({ status }) => status === 'Selected') : [];
