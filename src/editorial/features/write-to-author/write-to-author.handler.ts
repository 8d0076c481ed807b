import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf } from '../../../article';
import { ArticleDesk, AuthorAddresses, MailDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { WriteToAuthor } from './write-to-author.command';

/** Sends a letter of the office to the author that changes nothing about the article; it is in the e-mail log (ADR 0056). */
@CommandHandler(WriteToAuthor)
export class WriteToAuthorHandler implements ICommandHandler<WriteToAuthor> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly addresses: AuthorAddresses,
  ) {}

  execute({ call, mail }: WriteToAuthor): Promise<ArticleView> {
    return this.desk.run(call, async (state) => ({
      type: 'WriteToAuthor',
      data: {
        mail: await this.mails.fromBody(state, {
          kind: 'AUTHOR_LETTER',
          body: mail,
          sender: actorOf(call.user),
          fallback: await this.addresses.ofUploader(state),
        }),
      },
    }));
  }
}
