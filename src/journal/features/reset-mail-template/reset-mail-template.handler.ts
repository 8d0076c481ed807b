import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailTemplateView } from '../../../contracts';
import { readBuiltIn, TemplateOverrides } from '../../../platform/mail';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';
import { ResetMailTemplate } from './reset-mail-template.command';

/** Restores the built-in template. The text that it replaces stays in the security log. */
@CommandHandler(ResetMailTemplate)
export class ResetMailTemplateHandler implements ICommandHandler<ResetMailTemplate> {
  constructor(
    private readonly catalogue: TemplateCatalogue,
    private readonly overrides: TemplateOverrides,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** @throws ApiProblem 404 for an unknown name. Safe to repeat. */
  async execute({ user, name }: ResetMailTemplate): Promise<MailTemplateView> {
    const key = this.catalogue.keyOf(name);
    await this.overrides.change(key, null, user.userId, async (before, client) => {
      if (!before) return;
      const { subject, body } = before;
      const after = { ...readBuiltIn(key) };
      const entry = {
        action: 'MAIL_TEMPLATE_RESET',
        by: user,
        subject: name,
        before: { subject, body },
        after,
      } as const;
      await this.log.record(entry, client);
    });
    return this.catalogue.one(key);
  }
}
