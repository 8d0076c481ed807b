import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailTemplateView } from '../../../contracts';
import { readBuiltIn, TemplateOverrides } from '../../../platform/mail';
import { SECURITY_LOG, type SecurityLogWriter } from '../../../platform/security-log';
import { subjectOf, TemplateCatalogue } from '../../mail-templates/template-catalogue';
import { ResetMailTemplate } from './reset-mail-template.command';

/** Restores the built-in template. The replaced text is kept in the security log. */
@CommandHandler(ResetMailTemplate)
export class ResetMailTemplateHandler implements ICommandHandler<ResetMailTemplate> {
  constructor(
    private readonly catalogue: TemplateCatalogue,
    private readonly overrides: TemplateOverrides,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** @throws ApiProblem 404 for an unknown name. Idempotent. */
  async execute({ user, name, language }: ResetMailTemplate): Promise<MailTemplateView> {
    const key = this.catalogue.keyOf(name);
    const template = { key, language };
    await this.overrides.change(template, null, user.userId, async (before, client) => {
      if (!before) return;
      const { subject, body } = before;
      const after = { ...readBuiltIn(key, language) };
      const entry = {
        action: 'MAIL_TEMPLATE_RESET',
        by: user,
        subject: subjectOf(name, language),
        before: { subject, body },
        after,
      } as const;
      await this.log.record(entry, client);
    });
    return this.catalogue.one(template);
  }
}
