import { Inject, Injectable } from '@nestjs/common';
import { articleStream, type MailEventData, type MailRequest, mailStream } from '../../article';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../platform/event-store/port';
import { STREAM_READS, type StreamReads } from '../../platform/event-store/stream-reads';
import type { Returned, SentMail } from '../returned/returned-events';

type Outcome = 'MailSent' | 'MailFailed';

const isOutcome = (type: string): type is Outcome => type === 'MailSent' || type === 'MailFailed';

const outcomeOf = (events: readonly RecordedEvent[]): Outcome | null =>
  events.map(({ type }) => type).findLast(isOutcome) ?? null;

/** The outcome of a mail, and the messages that came back for it. */
export interface MailOutcome {
  /** `MailSent` or `MailFailed`. */
  event: RecordedEvent;
  mail: SentMail;
  /** The revision of the last event in the mail's stream. */
  revision: number;
  /** The ids of all events of the stream. */
  ids: ReadonlySet<string>;
}

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
    @Inject(STREAM_READS) private readonly streams: StreamReads,
  ) {}

  /** Null when there is no such event, or it was set aside. */
  async requested(streamId: string, revision: number): Promise<RequestedMail | null> {
    const [event] = await this.store.readStream(streamId, { from: revision, max: 1 });
    if (event?.type !== 'MailRequested') return null;
    const articleId = streamId.startsWith('article-') ? streamId.slice('article-'.length) : null;
    return { event, request: event.data as MailRequest, articleId };
  }

  /** The mail of an article as requested; null when the article has no such mail. */
  async ofArticle(articleId: string, mailId: string): Promise<MailRequest | null> {
    const events = await this.streams.readStream(articleStream(articleId));
    const mails = events.filter(({ type }) => type === 'MailRequested').map(({ data }) => data as MailRequest);
    return mails.find((mail) => mail.mailId === mailId) ?? null;
  }

  /** The recorded outcome of the mail, or null before it is sent. */
  async outcome(mailId: string): Promise<Outcome | null> {
    return outcomeOf(await this.store.readStream(mailStream(mailId)));
  }

  /** Null for a mail without an outcome yet. */
  async outcomeWithReturns(mailId: string): Promise<MailOutcome | null> {
    const events = await this.store.readStream(mailStream(mailId));
    const [event, last] = [events.find(({ type }) => isOutcome(type)), events.at(-1)];
    if (event === undefined || last === undefined) return null;
    const { articleId } = event.data as MailEventData['MailSent'];
    const own = events.find(({ type }) => type === 'MailRequested')?.data as MailRequest | undefined;
    const request = articleId === null ? own : await this.ofArticle(articleId, mailId);
    const recipients = request ? [...new Set([...request.to, ...request.cc])] : [];
    const earlier = events
      .filter(({ type }) => type === 'MailBounced' || type === 'MailAnswered')
      .map(({ type, data }) => ({ type, data }) as Returned);
    const ids = new Set(events.map(({ id }) => id));
    return { event, mail: { mailId, articleId, recipients, earlier }, revision: last.revision, ids };
  }

  /** Records an outcome once; a second record of any outcome is ignored. One read decides, so another record cannot come between. */
  async record<Type extends Outcome>(mail: RequestedMail, type: Type, data: MailEventData[Type]): Promise<void> {
    const { mailId } = mail.request;
    const events = await this.store.readStream(mailStream(mailId));
    if (outcomeOf(events) !== null) return;
    const metadata = {
      userId: null,
      realUserId: null,
      at: this.clock.now().toISOString(),
      correlationId: mail.event.metadata.correlationId,
      causationId: mail.event.id,
      schemaVersion: 1,
    };
    await this.store.append(mailStream(mailId), events.at(-1)?.revision ?? 'NO_STREAM', [
      { id: newId(), type, data, metadata },
    ]);
  }
}
