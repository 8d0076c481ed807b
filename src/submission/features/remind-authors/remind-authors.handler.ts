import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { AuthorshipMails } from '../../authorship/authorship-mails';
import { RemindAuthors } from './remind-authors.command';

/** Sends one mail to each author who has not confirmed, not more often than once a day. */
@CommandHandler(RemindAuthors)
export class RemindAuthorsHandler implements ICommandHandler<RemindAuthors> {
  constructor(
    private readonly articles: Articles,
    private readonly mails: AuthorshipMails,
  ) {}

  /** @throws Refusal RULE when there is no one to remind, or not yet. */
  async execute({ call: { articleId, user, meta } }: RemindAuthors): Promise<{ message: string }> {
    await this.articles.execute(
      articleId,
      async (state) => ({ type: 'RemindAuthors', data: { reminders: await this.mails.reminders(state) } }),
      { actor: actorOf(user), pinnedVersion: meta.pinnedVersion, meta },
    );
    return { message: messageIn(requestLanguage(), 'The authors have been reminded.') };
  }
}
