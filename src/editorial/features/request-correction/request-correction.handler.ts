import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf } from '../../../article';
import { ArticleDesk, AuthorAddresses, MailDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { RequestCorrection } from './request-correction.command';

/** Asks the author for a correction; the text of the mail becomes its description (lifecycle, section 2, 'request correction'). */
@CommandHandler(RequestCorrection)
export class RequestCorrectionHandler implements ICommandHandler<RequestCorrection> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly addresses: AuthorAddresses,
  ) {}

  execute({ call, payload }: RequestCorrection): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      const mail = await this.mails.fromBody(state, {
        kind: 'CORRECTION_REQUEST',
        body: payload,
        sender: actorOf(call.user),
        fallback: await this.addresses.ofUploader(state),
      });
      const correction = { correctionId: newId(), reason: payload.reason.trim(), description: mail.html };
      return { type: 'RequestCorrection', data: { ...correction, mail } };
    });
  }
}
