import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { ConfigError } from '../config/config-error';
import { CaughtMails } from './catcher/caught-mails';
import { MailCatcher } from './catcher/mail-catcher';
import { MailboxController } from './catcher/mailbox.controller';
import { MailTemplates } from './mail-templates';
import { MAIL_TRANSPORT } from './mail-transport';
import { SmtpTransport } from './smtp-transport';
import { TemplateOverrides } from './templates/template-overrides';

const transportTo = (url: string, config: AppConfig): SmtpTransport =>
  new SmtpTransport({
    url,
    from: config.mailFrom,
    journalName: config.journalName,
    publicUrl: config.publicUrl,
    bounceAddress: config.bounceAddress,
  });

/** Sends mail through SMTP_URL or, outside production, into the embedded catcher with its page `/mailbox`. */
@Global()
@Module({})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MAIL_TRANSPORT) private readonly transport: SmtpTransport) {}

  /** @throws ConfigError in production without SMTP_URL: the catcher would show all mails to everyone. */
  static with({ smtpUrl, nodeEnv }: AppConfig): DynamicModule {
    if (smtpUrl !== null) {
      const useFactory = (config: AppConfig): SmtpTransport => transportTo(smtpUrl, config);
      return {
        module: MailModule,
        providers: [TemplateOverrides, MailTemplates, { provide: MAIL_TRANSPORT, inject: [APP_CONFIG], useFactory }],
        exports: [TemplateOverrides, MailTemplates, MAIL_TRANSPORT],
      };
    }
    if (nodeEnv === 'production') throw new ConfigError(["SMTP_URL must be given when NODE_ENV is 'production'"]);
    const useFactory = async (config: AppConfig, catcher: MailCatcher): Promise<SmtpTransport> =>
      transportTo(await catcher.start(), config);
    return {
      module: MailModule,
      controllers: [MailboxController],
      providers: [
        TemplateOverrides,
        MailTemplates,
        CaughtMails,
        MailCatcher,
        { provide: MAIL_TRANSPORT, inject: [APP_CONFIG, MailCatcher], useFactory },
      ],
      exports: [TemplateOverrides, MailTemplates, MAIL_TRANSPORT],
    };
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
