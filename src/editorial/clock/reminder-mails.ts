import { Inject, Injectable } from '@nestjs/common';
import {
  type ArticleState,
  assignmentById,
  type DueReference,
  holderOf,
  isInvolved,
  type MailRequest,
} from '../../article';
import { dueInWords, InvitationMails, MailDesk, type MailValues } from '../../article-desk/public';
import { fullName } from '../../contracts';
import { identityOf, People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

/** The automatic reminders (lifecycle, section 3, 'Dates'). Replies go to the office. */
@Injectable()
export class ReminderMails {
  constructor(
    private readonly people: People,
    private readonly desk: MailDesk,
    private readonly invitations: InvitationMails,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null when the recipient may not get a mail: a closed account, or a person behind the conflict wall (lifecycle, section 1). */
  compose(state: ArticleState, due: DueReference): Promise<MailRequest | null> {
    if (due.assignmentId !== null) return this.toReviewer(state, due.assignmentId);
    return due.subject === 'ASSOCIATE' ? this.toAssociate(state) : this.toAuthor(state);
  }

  private async toReviewer(state: ArticleState, assignmentId: string): Promise<MailRequest | null> {
    const assignment = assignmentById(state, assignmentId);
    const person = await this.people.byId(assignment.reviewerId);
    if (!person || isInvolved(state, identityOf(person))) return null;
    return this.invitations.automaticReminder(state, assignment);
  }

  private async toAssociate(state: ArticleState): Promise<MailRequest | null> {
    const person = await this.people.byId(holderOf(state) ?? '');
    if (person?.group !== 'associate editor' || isInvolved(state, identityOf(person))) return null;
    const to = { name: fullName(person), email: person.email };
    return this.mail(state, 'ASSOCIATE_REMINDER', to, state.associates.at(-1)?.dueAt ?? null);
  }

  private async toAuthor(state: ArticleState): Promise<MailRequest | null> {
    const uploader = await this.people.byId(state.uploaderId);
    const name = uploader ? fullName(uploader) : null;
    const to = { name, email: uploader?.email ?? state.uploaderEmail };
    return this.mail(state, 'REVISION_REMINDER', to, state.authorDueAt);
  }

  private async mail(
    state: ArticleState,
    kind: 'ASSOCIATE_REMINDER' | 'REVISION_REMINDER',
    { name, email }: { name: string | null; email: string },
    dueAt: string | null,
  ): Promise<MailRequest | null> {
    const { timeZone, supportEmail: replyTo } = await this.settings.current();
    const template = kind === 'ASSOCIATE_REMINDER' ? 'editorial/associate-reminder' : 'editorial/revision-reminder';
    const values = (): MailValues => ({ name, ...dueInWords(dueAt, this.clock.now(), timeZone) });
    const mail = await this.desk.compose(state, { kind, template, to: [email], values });
    return mail && { ...mail, replyTo };
  }
}
