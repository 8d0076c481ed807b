import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type MailRequest, mailStream, SECRET_MARK } from '../../article';
import { fullName, TICKET_TYPE_LABELS, type TicketType } from '../../contracts';
import { AttachmentStore } from '../../files/public';
import { MailLanguages, People, type PersonSummary } from '../../identity/public';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { languageNow } from '../../platform/language/current-language';
import { MailTemplates } from '../../platform/mail';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { TicketStore } from '../store/ticket.store';
import type { TicketRow } from '../store/ticket-rows';
import { TICKET_MAIL_JOB, type TicketMailRequest, type TicketNotice } from './ticket-mail-requests';

/** Longer texts are not quoted: an event contains at most 1 MB, and a mail should stay far below that. */
const MAX_QUOTED_BYTES = 100_000;

const DUTCH_TYPES: Record<TicketType, string> = {
  BUG: 'Iets werkt niet',
  GENERAL: 'Algemene vraag',
  REQUEST: 'Verzoek',
};

const FOR_OFFICE: readonly TicketNotice[] = ['opened', 'followed-up'];

/** Text that people wrote must not look like the placeholder of a secret, or its mail could never be sent (ADR 0010). */
const harmless = (text: string): string => text.replaceAll(SECRET_MARK, '%%');

/** Turns a request into the stored mail in its own stream, from which it is sent like any other (ADR 0008). */
@Injectable()
export class TicketMailJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly templates: MailTemplates,
    private readonly people: People,
    private readonly languages: MailLanguages,
    private readonly tickets: TicketStore,
    private readonly attachments: AttachmentStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TICKET_MAIL_JOB, (payload) => this.run(payload as unknown as TicketMailRequest));
  }

  private async run(request: TicketMailRequest): Promise<void> {
    const stream = mailStream(request.mailId);
    if ((await this.events.readStream(stream, { max: 1 })).length > 0) return;
    const data = await this.mailOf(request);
    if (!data) return;
    const { userId, realUserId, correlationId, at } = request;
    const metadata = { userId, realUserId, correlationId, at, causationId: null, schemaVersion: 1 };
    await this.events.append(stream, 'NO_STREAM', [{ id: newId(), type: 'MailRequested', data, metadata }]);
  }

  /** Null when the ticket was deleted or its owner's account no longer exists. */
  private async mailOf({ mailId, notice, ticketId, responseId }: TicketMailRequest): Promise<MailRequest | null> {
    const ticket = await this.tickets.find(ticketId);
    const owner = ticket && (await this.people.byId(ticket.ownerId));
    if (!owner) return null;
    const content = responseId === null ? ticket.content : (await this.tickets.response(responseId))?.content;
    const files = (await this.attachments.ofTicket(ticketId)).filter((file) => file.responseId === responseId);
    const { supportEmail } = await this.settings.current();
    const forOffice = FOR_OFFICE.includes(notice);
    const to = [forOffice ? supportEmail : owner.email];
    const names = files.map(({ fileName }) => fileName).join(', ');
    const values = (): Record<string, string> => ({
      ...this.values(ticket, owner, content ?? ''),
      files: harmless(names),
    });
    return {
      mailId,
      kind: 'TICKET',
      to,
      cc: [],
      replyTo: forOffice ? owner.email : supportEmail,
      ...this.templates.render('tickets', `ticket-${notice}`, values, await this.languages.of(to)),
      assignmentId: null,
    };
  }

  /** The variables of the templates. `text`: rich text, sanitised when it was stored; '' when it is too long to quote. */
  private values(ticket: TicketRow, owner: PersonSummary, content: string): Record<string, string> {
    const { journalName, publicUrl } = this.config;
    return {
      journalName,
      name: fullName(owner),
      email: owner.email,
      number: ticket.id,
      ticketName: harmless(ticket.name),
      type: languageNow() === 'nl' ? DUTCH_TYPES[ticket.type] : TICKET_TYPE_LABELS[ticket.type],
      text: Buffer.byteLength(content) > MAX_QUOTED_BYTES ? '' : harmless(content),
      ticketUrl: `${publicUrl}/rrs/tickets/editTicket/${ticket.id}`,
    };
  }
}
