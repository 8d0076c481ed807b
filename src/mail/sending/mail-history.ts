import { Inject, Injectable } from '@nestjs/common';
import { articleStream, type MailEventData, type MailRequest, mailStream } from '../../article';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../platform/event-store/port';

type Outcome = 'MailSent' | 'MailFailed';

/** A mail to be sent, and the event that requests it. */
export interface RequestedMail {
  event: RecordedEvent;
  request: MailRequest;
  /** Null for a mail that does not belong to an article. */
  articleId: string | null;
}

/** The outcome of a mail: its own stream `mail-<mailId>`. */
@Injectable()
export class MailHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws Error when there is no such event. */
  async requested(streamId: string, revision: number): Promise<RequestedMail> {
    const [event] = await this.store.readStream(streamId, { from: revision, max: 1 });
    if (event?.type !== 'MailRequested') throw new Error(`Event ${revision} of ${streamId} requests no mail`);
    const articleId = streamId.startsWith('article-') ? streamId.slice('article-'.length) : null;
    return { event, request: event.data as MailRequest, articleId };
  }

  /** The mail of an article as requested; null when the article has no such mail. */
  async ofArticle(articleId: string, mailId: string): Promise<MailRequest | null> {
    const events = await this.store.readStream(articleStream(articleId));
    const mails = events.filter(({ type }) => type === 'MailRequested').map(({ data }) => data as MailRequest);
    return mails.find((mail) => mail.mailId === mailId) ?? null;
  }

  /** The recorded outcome of the mail, or null before it is sent. */
  async outcome(mailId: string): Promise<Outcome | null> {
    const events = await this.store.readStream(mailStream(mailId));
    const last = events.map(({ type }) => type).filter((type) => type === 'MailSent' || type === 'MailFailed');
    return (last.at(-1) as Outcome | undefined) ?? null;
  }

  /** Records an outcome once; a second record of any outcome is ignored. */
  async record<Type extends Outcome>(mail: RequestedMail, type: Type, data: MailEventData[Type]): Promise<void> {
    const { mailId } = mail.request;
    if ((await this.outcome(mailId)) !== null) return;
    const [last] = await this.store.readStream(mailStream(mailId), { direction: 'backward', max: 1 });
    const metadata = {
      userId: null,
      realUserId: null,
      at: this.clock.now().toISOString(),
      correlationId: mail.event.metadata.correlationId,
      causationId: mail.event.id,
      schemaVersion: 1,
    };
    await this.store.append(mailStream(mailId), last?.revision ?? 'NO_STREAM', [{ id: newId(), type, data, metadata }]);
  }
}
