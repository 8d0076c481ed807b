import { Inject, Injectable } from '@nestjs/common';
import { type MailRequest, mailStream } from '../../article';
import { fullName, type MailKind } from '../../contracts';
import { MailLanguages, People, type PersonSummary } from '../../identity/public';
import { CLOCK, type Clock, derivedId, newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { MailTemplates } from '../../platform/mail';
import { SETTINGS, type SettingsReader } from '../../platform/settings';

/** A mail that each webmaster gets. */
export interface WebmasterMail {
  /** Random, but the same on each run, so that a job that runs twice requests only one mail for each person. */
  seed: string;
  kind: MailKind;
  /** The module of the template. */
  module: string;
  template: string;
  /** Path of the page on which the reader continues, with a leading slash. */
  path: string;
  /** In addition to `journalName`, `name` and `link`. */
  values: Record<string, string | number>;
}

/** Mails about the operation of the journal: each webmaster gets one, in their language. */
@Injectable()
export class WebmasterMails {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly templates: MailTemplates,
    private readonly people: People,
    private readonly languages: MailLanguages,
  ) {}

  async send(mail: WebmasterMail): Promise<void> {
    for (const person of await this.people.listGroup(['webmaster'])) await this.sendTo(person, mail);
  }

  private async sendTo(
    person: PersonSummary,
    { seed, kind, module, template, ...about }: WebmasterMail,
  ): Promise<void> {
    const mailId = derivedId(`${seed} ${person.id}`);
    const stream = mailStream(mailId);
    if ((await this.events.readStream(stream, { max: 1 })).length > 0) return;
    const language = await this.languages.chosen(person.language);
    const data: MailRequest = {
      mailId,
      kind,
      to: [person.email],
      cc: [],
      replyTo: (await this.settings.current()).supportEmail,
      ...this.templates.render(module, template, this.valuesFor(person, about), language),
      assignmentId: null,
    };
    const by = { userId: null, realUserId: null, correlationId: seed, causationId: null };
    const metadata = { ...by, at: this.clock.now().toISOString(), schemaVersion: 1 };
    await this.events.append(stream, 'NO_STREAM', [{ id: newId(), type: 'MailRequested', data, metadata }]);
  }

  private valuesFor(
    person: PersonSummary,
    { path, values }: Pick<WebmasterMail, 'path' | 'values'>,
  ): Record<string, string | number> {
    const { journalName, publicUrl } = this.config;
    return { journalName, name: fullName(person), link: `${publicUrl}/rrs${path}`, ...values };
  }
}
