import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ArticleCommand, type ArticleState, type MailRequest, Refusal, SECRET_MARK } from '../../../article';
import { ArticleDesk, AuthorAddresses } from '../../../article-desk/public';
import { type ArticleView, isErasedAddress, normalEmail } from '../../../contracts';
import { People } from '../../../identity/public';
import { MailHistory } from '../../../mail/public';
import { newId } from '../../../platform/clock';
import { hashSecret, mailSecret } from '../../../platform/secrets';
import { ResendMail } from './resend-mail.command';

const NONE = 'There is no email like this about this article.';
const QUEUED = 'This mail is still being sent. You can send it again once it has been sent or has failed.';
const ERASED = 'This mail cannot be sent again: its recipients were erased.';
const REPLACED = 'A newer invitation has replaced this one. Please send that one again, or a reminder.';

/** Each address once, without those in `before` and those of erased people. */
function reachable(addresses: readonly string[], before: readonly string[] = []): string[] {
  const known = new Set(before.map(normalEmail));
  return addresses.filter((address) => {
    const key = normalEmail(address);
    if (isErasedAddress(address) || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Sends a mail of the e-mail log again, word for word, as a new mail to its readers' present addresses; the first one stays unchanged. */
@CommandHandler(ResendMail)
export class ResendMailHandler implements ICommandHandler<ResendMail> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly history: MailHistory,
    private readonly people: People,
    private readonly addresses: AuthorAddresses,
  ) {}

  /**
   * @throws Refusal NOT_FOUND for a mail of another article, TRANSITION while it is queued or when its links are closed, RULE when all of
   * its recipients were erased.
   */
  execute({ call, mailId }: ResendMail): Promise<ArticleView> {
    return this.desk.run(call, async (state): Promise<ArticleCommand> => {
      const mail = await this.history.ofArticle(call.articleId, mailId);
      if (!mail) throw new Refusal('NOT_FOUND', NONE);
      if ((await this.history.outcome(mailId)) === null) throw new Refusal('TRANSITION', QUEUED);
      return { type: 'ResendMail', data: { mail: this.again(state, await this.readdressed(state, mail)) } };
    });
  }

  /** The mail to the present addresses of authors and of its reviewer: the first one may have failed because an address is outdated. */
  private async readdressed(state: ArticleState, mail: MailRequest): Promise<MailRequest> {
    const ofAuthor = await this.addresses.present(state);
    const request = state.assignments.find((one) => one.assignmentId === mail.assignmentId);
    const reviewer = request ? await this.people.presentById(request.reviewerId) : null;
    const ofReviewer = new Set([request?.reviewerEmail ?? '', ...(reviewer?.addresses ?? [])].map(normalEmail));
    const present = (address: string): string =>
      reviewer && ofReviewer.has(normalEmail(address)) ? reviewer.email : ofAuthor(address);
    const to = reachable(mail.to.map(present));
    if (to.length === 0) throw new Refusal('RULE', ERASED);
    return { ...mail, to, cc: reachable(mail.cc.map(present), to) };
  }

  /** Copies a mail that goes to present addresses, with the links of the first mail: they work for any person who has the mail. */
  private again(state: ArticleState, mail: MailRequest): MailRequest {
    const copy = { ...mail, mailId: newId(), resendOf: mail.mailId };
    if (!mail.html.includes(SECRET_MARK)) return copy;
    const secretSeed = mail.secretSeed ?? mail.mailId;
    const request = state.assignments.find((one) => one.assignmentId === mail.assignmentId);
    if (request && hashSecret(mailSecret(mail.kind, secretSeed)) !== request.keyHash)
      throw new Refusal('TRANSITION', REPLACED);
    return { ...copy, secretSeed };
  }
}
