import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk, MailDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { authorAddresses } from '../../office-mails/author-addresses';
import { DecideCheck } from './decide-check.command';

/** The assistant's check: passed with the guideline box ticked, or rejected with a mail (lifecycle, section 2). */
@CommandHandler(DecideCheck)
export class DecideCheckHandler implements ICommandHandler<DecideCheck> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
  ) {}

  execute({ call, payload }: DecideCheck): Promise<ArticleView> {
    const { accept, guidelinesChecked = false, emailDto } = payload;
    return this.desk.run(call, async (state) => {
      if (accept || !emailDto) return { type: 'PassCheck', data: { guidelinesChecked } };
      const mail = await this.mails.fromBody(state, {
        kind: 'CHECK_REJECTED',
        body: emailDto,
        fallback: authorAddresses(state),
      });
      return { type: 'RejectAtCheck', data: { mail } };
    });
  }
}
