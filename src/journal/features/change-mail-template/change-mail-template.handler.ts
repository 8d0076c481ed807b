import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailTemplateInput, MailTemplateView } from '../../../contracts';
import { People } from '../../../identity/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { readBuiltIn, type TemplateOverride, TemplateOverrides, type TemplateText } from '../../../platform/mail';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { subjectOf, TemplateCatalogue } from '../../mail-templates/template-catalogue';
import { ChangeMailTemplate } from './change-mail-template.command';

const textOf = ({ subject, body }: TemplateText): { subject: string; body: string } => ({ subject, body });
const isSame = (one: TemplateText, other: TemplateText): boolean =>
  one.subject === other.subject && one.body === other.body;

/** A whole sentence, because it has a translation of its own. */
const CHANGED_BY_SOMEBODY = 'This template was changed by someone else. Please reload the page.';

/** Replaces a mail template by a webmaster's text; later mails use it (issue 7, 'mail templates'). */
@CommandHandler(ChangeMailTemplate)
export class ChangeMailTemplateHandler implements ICommandHandler<ChangeMailTemplate> {
  constructor(
    private readonly catalogue: TemplateCatalogue,
    private readonly overrides: TemplateOverrides,
    private readonly people: People,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** @throws ApiProblem 404 for an unknown name, 400 for an invalid text, 409 when it was changed meanwhile. */
  async execute({ user, name, input }: ChangeMailTemplate): Promise<MailTemplateView> {
    const key = this.catalogue.keyOf(name);
    const text = { subject: input.subject.trim(), body: input.body.replaceAll('\r\n', '\n') };
    this.catalogue.check(key, text);
    const { language = 'en' } = input;
    const template = { key, language };
    const builtIn = readBuiltIn(key, language);
    // A text equal to the built-in one is not stored, so that the template follows the built-in text. But if the English text is the
    // journal's own, the built-in text of another language is stored: the journal thereby adopts it (ADR 67).
    const isTakenOver = language !== 'en' && this.overrides.get({ key, language: 'en' }) !== undefined;
    const wanted = isSame(text, builtIn) && !isTakenOver ? null : text;
    await this.overrides.change(template, wanted, user.userId, async (before, client) => {
      await this.refuseStale(before, input);
      const present = textOf(before ?? builtIn);
      if (isSame(present, text) && !isTakenOver) return;
      const action = wanted ? 'MAIL_TEMPLATE_CHANGED' : 'MAIL_TEMPLATE_RESET';
      await this.log.record(
        { action, by: user, subject: subjectOf(name, language), before: present, after: text },
        client,
      );
    });
    return this.catalogue.one(template);
  }

  private async refuseStale(before: TemplateOverride | null, { changedAt }: MailTemplateInput): Promise<void> {
    if (changedAt === undefined) return;
    const seen = changedAt === null ? null : Date.parse(changedAt);
    if (seen === (before?.changedAt.getTime() ?? null)) return;
    const who = before ? await this.people.nameOf(before.changedBy) : null;
    const message = who ? `This template was changed by ${who}. Please reload the page.` : CHANGED_BY_SOMEBODY;
    throw new ApiProblem('STALE_VERSION', message);
  }
}
