import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { ChangeDueDate } from './change-due-date.command';

/** Changes one reviewer's date: of the answer while mailed, of the review after acceptance (lifecycle, section 3). */
@CommandHandler(ChangeDueDate)
export class ChangeDueDateHandler implements ICommandHandler<ChangeDueDate> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call, reviewId: assignmentId, date }: ChangeDueDate): Promise<ArticleView> {
    const dueAt = new Date(/^[\d-]+$/.test(date) ? `${date.slice(0, 10)}T23:59:59.000Z` : date).toISOString();
    return this.desk.run(call, () => ({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }));
  }
}
