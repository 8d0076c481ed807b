import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Refusal } from '../../../article';
import { ArticleDesk, MailDesk, VeiledChoice } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { identityOf, People } from '../../../identity/public';
import { AssignAssociate } from './assign-associate.command';

/** Forwards an article to an associate editor with a mail (lifecycle, section 2, 'assign associate'). */
@CommandHandler(AssignAssociate)
export class AssignAssociateHandler implements ICommandHandler<AssignAssociate> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly people: People,
    private readonly choice: VeiledChoice,
  ) {}

  /** @throws Refusal NOT_FOUND for an unknown person, RULE for a person who may not have the article. */
  async execute({ call, associateId, mail }: AssignAssociate): Promise<ArticleView | null> {
    const person = await this.people.byId(associateId);
    if (!person) throw new Refusal('NOT_FOUND', 'This person does not exist.', { associateId: 'Unknown person.' });
    const { email, group } = person;
    const associate = { ...identityOf(person), email, group, blacklisted: false };
    return this.desk.runAndLeave(call, async (state) => {
      await this.choice.requireAssociate(state, associate, call.user, 'associateId');
      const sent = { kind: 'ASSOCIATE_ASSIGNMENT', body: mail, sender: actorOf(call.user), fallback: [email] } as const;
      return { type: 'AssignAssociate', data: { associate, mail: await this.mails.fromBody(state, sent) } };
    });
  }
}
