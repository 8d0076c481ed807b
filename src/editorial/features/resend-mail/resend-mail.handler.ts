import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ArticleCommand, type ArticleState, type MailRequest, Refusal, SECRET_MARK } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { People } from '../../../identity/public';
import { MailHistory } from '../../../mail/public';
import { newId } from '../../../platform/clock';
import { hashSecret, mailSecret } from '../../../platform/secrets';
import { ResendMail } from './resend-mail.command';

const NONE = 'There is no email like this about this article.';
const QUEUED = 'This mail is still being sent. You can send it again once it has been sent or has failed.';
const REPLACED = 'A newer invitation has replaced this one. Please send that one again, or a reminder.';

/** Sends a mail of the e-mail log again, word for word, as a new mail; the first one stays unchanged. */
@CommandHandler(ResendMail)
export class ResendMailHandler implements ICommandHandler<ResendMail> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly history: MailHistory,
    private readonly people: People,
  ) {}

  /** @throws Refusal NOT_FOUND for a mail of another article, TRANSITION while it is queued or when its links are closed. */
  execute({ call, mailId }: ResendMail): Promise<ArticleView> {
    return this.desk.run(call, async (state): Promise<ArticleCommand> => {
      const mail = await this.history.ofArticle(call.articleId, mailId);
      if (!mail) throw new Refusal('NOT_FOUND', NONE);
      if ((await this.history.outcome(mailId)) === null) throw new Refusal('TRANSITION', QUEUED);
      return { type: 'ResendMail', data: { mail: await this.again(state, mail) } };
    });
  }

  /**
   * Copies a mail with the links of the first mail. They work for any person who has the mail, so it is sent to the account's present
   * address.
   */
  private async again(state: ArticleState, mail: MailRequest): Promise<MailRequest> {
    const copy = { ...mail, mailId: newId(), resendOf: mail.mailId };
    if (!mail.html.includes(SECRET_MARK)) return copy;
    const secretSeed = mail.secretSeed ?? mail.mailId;
    const request = state.assignments.find((one) => one.assignmentId === mail.assignmentId);
    if (!request) return { ...copy, secretSeed };
    if (hashSecret(mailSecret(mail.kind, secretSeed)) !== request.keyHash) throw new Refusal('TRANSITION', REPLACED);
    const reviewer = await this.people.byId(request.reviewerId);
    return { ...copy, secretSeed, to: reviewer ? [reviewer.email] : mail.to };
  }
}
