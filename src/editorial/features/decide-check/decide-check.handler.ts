import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf } from '../../../article';
import { ArticleDesk, AuthorAddresses, HandlingEditors, MailDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { DecideCheck } from './decide-check.command';

/** The assistant's check: passed with the guideline box ticked, or rejected with a mail (lifecycle, section 2). */
@CommandHandler(DecideCheck)
export class DecideCheckHandler implements ICommandHandler<DecideCheck> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly addresses: AuthorAddresses,
    private readonly editors: HandlingEditors,
  ) {}

  execute({ call, payload }: DecideCheck): Promise<ArticleView> {
    const { accept, guidelinesChecked = false, emailDto } = payload;
    return this.desk.run(call, async (state) => {
      if (accept || !emailDto) {
        const holderLeft = await this.editors.holderLeft(state);
        return { type: 'PassCheck', data: { guidelinesChecked, holderLeft } };
      }
      const mail = await this.mails.fromBody(state, {
        kind: 'CHECK_REJECTED',
        body: emailDto,
        sender: actorOf(call.user),
        fallback: await this.addresses.ofAll(state),
      });
      return { type: 'RejectAtCheck', data: { mail } };
    });
  }
}
