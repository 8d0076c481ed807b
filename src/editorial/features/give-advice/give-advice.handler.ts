import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { sanitiseRichText } from '../../../platform/rich-text';
import { OfficeMails } from '../../office-mails/office-mails';
import { GiveAdvice } from './give-advice.command';

/** The associate editor's advice; only editors see the comment (lifecycle, section 2, 'associate decision'). */
@CommandHandler(GiveAdvice)
export class GiveAdviceHandler implements ICommandHandler<GiveAdvice> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: OfficeMails,
  ) {}

  execute({ call, payload }: GiveAdvice): Promise<ArticleView | null> {
    return this.desk.runAndLeave(call, async (state) => {
      const given = {
        advice: payload.status,
        comment: sanitiseRichText(payload.comment),
        description: sanitiseRichText(payload.description ?? ''),
      };
      const mails = await this.mails.adviceGiven(state, { ...given, associateId: call.user.userId });
      return { type: 'Advise', data: { ...given, mails } };
    });
  }
}
