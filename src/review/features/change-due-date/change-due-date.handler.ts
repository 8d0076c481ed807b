import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { ChangeDueDate } from './change-due-date.command';
import { endOfDueDay } from './due-day';

/** Changes one reviewer's date: of the answer while mailed, of the review after acceptance (lifecycle, section 3). */
@CommandHandler(ChangeDueDate)
export class ChangeDueDateHandler implements ICommandHandler<ChangeDueDate> {
  constructor(
    private readonly desk: ArticleDesk,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async execute({ call, reviewId: assignmentId, date }: ChangeDueDate): Promise<ArticleView> {
    const { timeZone } = await this.settings.current();
    const dueAt = endOfDueDay(date, timeZone);
    return this.desk.run(call, () => ({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }));
  }
}
