import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  type ArticleState,
  type Assignment,
  type Invitation,
  type MailRequest,
  Refusal,
} from '../../article';
import { fullName, isEmptyRichText, type Language, type MailSuggestion, normalEmail } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { withLanguage } from '../../platform/language/current-language';
import { hashSecret, mailSecret } from '../../platform/secrets';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { MailDesk } from '../desk/mail-desk';
import { invitationLinks, reviewLink, signInLinks } from './invitation-links';
import type { MailBodyDto } from './mail-body.dto';
import { dueInWords, type MailValues } from './mail-values';
import { UNNAMED } from './mail-words';

/** Empty for a manuscript without an abstract, whose field contains only markup. */
const abstractOf = ({ fields: { abstractText } }: ArticleState): string =>
  isEmptyRichText(abstractText) ? '' : abstractText;

/** A mail as its sender edited it. */
interface Edited {
  sender: Actor;
  body: MailBodyDto;
}

const SYSTEM: Actor = { kind: 'system' };

interface PersonalMail {
  kind: 'REVIEW_INVITATION' | 'REVIEW_REMINDER';
  assignment: Assignment;
  person: PersonSummary | undefined;
}

/** Placeholder in a text for the name of the reviewer who receives it. */
const NAME_MARK = '{reviewer}';
const PERSONAL = 'This mail contains a personal link and can only go to the reviewer.';

const textOf = (name: string): string => name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Turns a text written to one of several reviewers into a text for all of them: no reviewer may see another reviewer's name (lifecycle,
 * section 3, 'Review mode').
 */
const forEverybody = (body: MailBodyDto, names: readonly string[]): MailBodyDto => {
  const unnamed = (text: string): string =>
    names.reduce((now, name) => now.replaceAll(textOf(name), NAME_MARK).replaceAll(name, NAME_MARK), text);
  return { ...body, subject: unnamed(body.subject), text: unnamed(body.text) };
};

/** The mailId from which the request's key was derived; null when it no longer matches the stored hash. */
const seedOf = ({ mailId, keyHash }: Assignment): string | null =>
  mailId !== null && hashSecret(mailSecret('REVIEW_INVITATION', mailId)) === keyHash ? mailId : null;

/** Invitations and reminders to reviewers: the suggestion to the editor, and the mail with its personal links. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly people: People,
    private readonly desk: MailDesk,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An invitation, or a reminder for a reviewer who was mailed or has accepted. The links are added when it is sent. */
  async suggest(state: ArticleState, assignment: Assignment): Promise<MailSuggestion> {
    const person = await this.people.byId(assignment.reviewerId);
    const hasAccepted = assignment.status === 'Accepted';
    const isReminder = assignment.status === 'Mailed' || hasAccepted;
    const [days, { timeZone }] = [await this.days(), await this.settings.current()];
    const dueAt = hasAccepted ? assignment.reviewDueAt : assignment.answerDueAt;
    const values = (): MailValues => ({
      name: person ? fullName(person) : NAME_MARK,
      hasAccepted,
      ...dueInWords(dueAt, this.clock.now(), timeZone),
      ...days,
      abstract: abstractOf(state),
    });
    const template = isReminder ? 'review/reminder' : 'review/invitation';
    return this.desk.suggest(state, { template, to: [person?.email ?? assignment.reviewerEmail], values });
  }

  /** One text for all chosen reviewers who have not been mailed yet. Its placeholder is replaced by the name of each reviewer. */
  async suggestForAll(state: ArticleState, chosen: readonly Assignment[]): Promise<MailSuggestion> {
    const people = await this.people.byIds(chosen.map((one) => one.reviewerId));
    const to = chosen.map((one) => people.get(one.reviewerId)?.email ?? one.reviewerEmail);
    const values = { name: NAME_MARK, ...(await this.days()), abstract: abstractOf(state) };
    return this.desk.suggest(state, { template: 'review/invitation', to, values });
  }

  /** Invitations with the editor's text, each with its own key. Only the hash of the key is stored (ADR 0010). */
  async invitations(
    state: ArticleState,
    chosen: readonly Assignment[],
    { sender, body }: Edited,
  ): Promise<Invitation[]> {
    const people = await this.people.byIds(chosen.map((one) => one.reviewerId));
    const text = chosen.length > 1 ? forEverybody(body, [...people.values()].map(fullName)) : body;
    return Promise.all(
      chosen.map(async (one) => {
        const mail = await this.personal(
          state,
          { kind: 'REVIEW_INVITATION', assignment: one, person: people.get(one.reviewerId) },
          { sender, body: text },
        );
        const keyHash = hashSecret(mailSecret('REVIEW_INVITATION', mail.mailId));
        const html = mail.html + withLanguage(mail.language, () => invitationLinks(this.requestUrl(state, one)));
        return { assignmentId: one.assignmentId, keyHash, mail: { ...mail, html } };
      }),
    );
  }

  /** A reminder whose links use the key of the invitation. */
  async reminder(state: ArticleState, assignment: Assignment, edited: Edited): Promise<MailRequest> {
    const person = await this.people.byId(assignment.reviewerId);
    const mail = await this.personal(
      state,
      { kind: 'REVIEW_REMINDER', assignment, person: person ?? undefined },
      edited,
    );
    const { assignmentId } = assignment;
    if (assignment.status === 'Accepted') {
      const url = `${this.config.publicUrl}/rrs/${state.id}/review/${assignmentId}`;
      return { ...mail, html: mail.html + withLanguage(mail.language, () => reviewLink(url)) };
    }
    const seed = seedOf(assignment);
    const url = this.requestUrl(state, assignment);
    const links = withLanguage(mail.language, () => (seed === null ? signInLinks(url) : invitationLinks(url)));
    return { ...mail, html: mail.html + links, secretSeed: seed };
  }

  /** The invitation of an alternate: the text that would be suggested to an editor. Replies go to the office. */
  async automaticInvitation(state: ArticleState, assignment: Assignment): Promise<Invitation> {
    const { subject, message, language } = await this.suggest(state, assignment);
    const { supportEmail } = await this.settings.current();
    const body = { subject, text: message, language, sendAnyway: true };
    const [invitation] = await this.invitations(state, [assignment], { sender: SYSTEM, body });
    if (!invitation) throw new Error('One request makes one invitation');
    return { ...invitation, mail: { ...invitation.mail, replyTo: supportEmail } };
  }

  /** The automatic reminder: the text that would be suggested to an editor. Replies go to the office. */
  async automaticReminder(state: ArticleState, assignment: Assignment): Promise<MailRequest> {
    const { subject, message, language } = await this.suggest(state, assignment);
    const { supportEmail } = await this.settings.current();
    // No person would see a warning here, and the journal's own text contains no names.
    const body = { subject, text: message, language, sendAnyway: true };
    return { ...(await this.reminder(state, assignment, { sender: SYSTEM, body })), replyTo: supportEmail };
  }

  /** @throws Refusal RULE when it would go to anyone but the reviewer: any person with the link can answer. */
  private async personal(
    state: ArticleState,
    { kind, assignment: { assignmentId, reviewerEmail }, person }: PersonalMail,
    { sender, body }: Edited,
  ): Promise<MailRequest & { language: Language }> {
    const email = person?.email ?? reviewerEmail;
    const isOther = (address: string): boolean => normalEmail(address) !== normalEmail(email);
    if ((body.to ?? []).some(isOther)) throw new Refusal('RULE', PERSONAL, { to: PERSONAL });
    if ((body.cc ?? []).some(isOther)) throw new Refusal('RULE', PERSONAL, { cc: PERSONAL });
    const template = kind === 'REVIEW_INVITATION' ? 'review/invitation' : 'review/reminder';
    const language = body.language ?? (await this.desk.languageOf(template, [email]));
    const edited = { kind, body: { ...body, language, cc: [] }, sender, fallback: [email], assignmentId };
    const mail = await this.desk.fromBody(state, edited);
    const name = person ? fullName(person) : UNNAMED.colleague[language].toLowerCase();
    return {
      ...mail,
      language,
      subject: mail.subject.replaceAll(NAME_MARK, name),
      html: mail.html.replaceAll(NAME_MARK, textOf(name)),
    };
  }

  private requestUrl(state: ArticleState, { assignmentId }: Assignment): string {
    return `${this.config.publicUrl}/rrs/${state.id}/${assignmentId}`;
  }

  private async days(): Promise<{ answerDays: number; reviewDays: number }> {
    const { answerDueDays, reviewDueDays } = await this.settings.current();
    return { answerDays: answerDueDays, reviewDays: reviewDueDays };
  }
}
