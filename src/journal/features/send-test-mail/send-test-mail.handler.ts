import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type MailRequest, mailStream } from '../../../article';
import type { TestMailView } from '../../../contracts';
import { CLOCK, type Clock, newId } from '../../../platform/clock';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/port';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';
import { SendTestMail } from './send-test-mail.command';

/**
 * Mails an unsaved template with sample values to the person who writes it, and to no one else. It is a mail like any other: stored in its
 * own stream, from which it is sent and recorded (ADR 8). It belongs to no article, so it is in no article's e-mail log.
 */
@CommandHandler(SendTestMail)
export class SendTestMailHandler implements ICommandHandler<SendTestMail> {
  constructor(
    private readonly catalogue: TemplateCatalogue,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 404 for an unknown name, 400 for an invalid text, 403 in another person's account. */
  async execute({ user, correlationId, name, input }: SendTestMail): Promise<TestMailView> {
    if (user.realUserId !== null)
      throw new ApiProblem('FORBIDDEN', 'A test goes to your own address. Please return to your own account first.');
    const { subject, html } = this.catalogue.sampleOf(name, input);
    const data: MailRequest = {
      mailId: newId(),
      kind: this.catalogue.kindOf(name),
      to: [user.email],
      cc: [],
      replyTo: (await this.settings.current()).supportEmail,
      language: input.language ?? 'en',
      subject: `[Test] ${subject}`,
      html,
      assignmentId: null,
    };
    const { userId, realUserId } = user;
    const at = this.clock.now().toISOString();
    const metadata = { userId, realUserId, correlationId, causationId: null, at, schemaVersion: 1 };
    const event = { id: newId(), type: 'MailRequested', data, metadata };
    await this.events.append(mailStream(data.mailId), 'NO_STREAM', [event]);
    return { to: user.email };
  }
}
