import { Inject, Injectable } from '@nestjs/common';
import { mailStream } from '../../article';
import { CLOCK, type Clock, derivedId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import {
  EVENT_STORE,
  type EventStore,
  type NewEvent,
  WrongExpectedRevisionError,
} from '../../platform/event-store/port';
import { mailDomain } from '../../platform/mail';
import type { IncomingMail } from '../incoming/incoming-mail';
import { readIncoming } from '../incoming/read-incoming';
import { MailHistory, type MailOutcome } from '../sending/mail-history';
import { type Returned, returnedEvents } from './returned-events';

/** The kind of a received message. */
export type Taken = 'BOUNCE' | 'ANSWER' | 'AUTOMATIC' | 'UNMATCHED';

const MOST_TRIES = 5;

/**
 * Records the messages that come back for our mails in the stream of each mail: which recipient it has not reached and who answered, and
 * nothing else of the message. Reading the same message again changes nothing, since ids of events are derived from it.
 */
@Injectable()
export class ReturnedMails {
  private readonly domain: string;
  private readonly bounceAddress: string | null;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly history: MailHistory,
    @Inject(APP_CONFIG) { publicUrl, bounceAddress }: Pick<AppConfig, 'publicUrl' | 'bounceAddress'>,
  ) {
    this.domain = mailDomain(publicUrl);
    this.bounceAddress = bounceAddress;
  }

  /** @throws any failure of the event store; then the message must be read again. */
  async take(raw: Buffer): Promise<Taken> {
    const incoming = await readIncoming(raw, this.domain, this.bounceAddress);
    if (incoming.kind === 'OTHER') return 'UNMATCHED';
    for (const mailId of incoming.mailIds) if (await this.recorded(mailId, incoming)) return incoming.kind;
    return 'UNMATCHED';
  }

  /** False when no such mail was sent. */
  private async recorded(mailId: string, incoming: Exclude<IncomingMail, { kind: 'OTHER' }>): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.history.outcomeWithReturns(mailId);
      if (outcome === null) return false;
      const events = this.newEvents(incoming, outcome);
      if (events.length === 0) return true;
      try {
        await this.store.append(mailStream(mailId), outcome.revision, events);
        return true;
      } catch (failure) {
        if (!(failure instanceof WrongExpectedRevisionError) || tries === MOST_TRIES) throw failure;
      }
    }
  }

  private newEvents(incoming: Exclude<IncomingMail, { kind: 'OTHER' }>, outcome: MailOutcome): NewEvent[] {
    const { mailId } = outcome.mail;
    const idOf = ({ type }: Returned, index: number): string => derivedId(`${mailId} ${incoming.key} ${type} ${index}`);
    const metadata = {
      ...{ userId: null, realUserId: null, at: this.clock.now().toISOString(), schemaVersion: 1 },
      ...{ correlationId: outcome.event.metadata.correlationId, causationId: outcome.event.id },
    };
    // If a message is read again, its first id is already known, and nothing of it is new.
    const found = returnedEvents(incoming, outcome.mail).map((one, index) => ({
      ...one,
      id: idOf(one, index),
      metadata,
    }));
    return found.some(({ id }) => outcome.ids.has(id)) ? [] : found;
  }
}
