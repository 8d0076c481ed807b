import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailTemplateInput, MailTemplateView } from '../../../contracts';
import { People } from '../../../identity/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { readBuiltIn, type TemplateOverride, TemplateOverrides, type TemplateText } from '../../../platform/mail';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';
import { ChangeMailTemplate } from './change-mail-template.command';

const textOf = ({ subject, body }: TemplateText): { subject: string; body: string } => ({ subject, body });
const isSame = (one: TemplateText, other: TemplateText): boolean =>
  one.subject === other.subject && one.body === other.body;

/** Replaces a mail template by a webmaster's text; later mails use it (issue 7, 'mail templates'). */
@CommandHandler(ChangeMailTemplate)
export class ChangeMailTemplateHandler implements ICommandHandler<ChangeMailTemplate> {
  constructor(
    private readonly catalogue: TemplateCatalogue,
    private readonly overrides: TemplateOverrides,
    private readonly people: People,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** @throws ApiProblem 404 for an unknown name, 400 for an invalid text, 409 when it was changed in the meantime. */
  async execute({ user, name, input }: ChangeMailTemplate): Promise<MailTemplateView> {
    const key = this.catalogue.keyOf(name);
    const text = { subject: input.subject.trim(), body: input.body.replaceAll('\r\n', '\n') };
    this.catalogue.check(key, text);
    const builtIn = readBuiltIn(key);
    // The same as the built-in text: from now on it follows the built-in one.
    const wanted = isSame(text, builtIn) ? null : text;
    await this.overrides.change(key, wanted, user.userId, async (before, client) => {
      await this.refuseStale(before, input);
      const present = textOf(before ?? builtIn);
      if (isSame(present, text)) return;
      const action = wanted ? 'MAIL_TEMPLATE_CHANGED' : 'MAIL_TEMPLATE_RESET';
      await this.log.record({ action, by: user, subject: name, before: present, after: text }, client);
    });
    return this.catalogue.one(key);
  }

  private async refuseStale(before: TemplateOverride | null, { changedAt }: MailTemplateInput): Promise<void> {
    if (changedAt === undefined) return;
    const seen = changedAt === null ? null : Date.parse(changedAt);
    if (seen === (before?.changedAt.getTime() ?? null)) return;
    const who = before ? await this.people.nameOf(before.changedBy) : null;
    throw new ApiProblem('STALE_VERSION', `This template was changed by ${who ?? 'someone else'}; reload.`);
  }
}
