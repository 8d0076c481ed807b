import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { type ChangeSignal, RECOVERED_EVENT, SAVING_EVENT, type SavingSignal, STREAM_BEAT } from '../../contracts';
import {
  type RequestUser,
  SESSION_READER,
  type SessionReader,
  SESSIONS_CHANGED,
} from '../../platform/http/access/request-user';
import type { EventStream } from '../../platform/http/event-stream';
import { ProcessNotifications } from '../../platform/process-notifications';
import { OpenStream } from './open-stream';

/**
 * Signals are sent on full seconds: at most one a second per stream. So their time does not reveal how busy the server was with other
 * people's work.
 */
const SIGNAL_INTERVAL_MS = 1_000;
/** Most open streams of one account; a new one closes the oldest. */
export const MOST_STREAMS = 20;

/** The open streams of this process. While idle, all of them together cost one query every 25 seconds, which checks their sessions. */
@Injectable()
export class ChangeStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ChangeStreams');
  private readonly streams = new Set<OpenStream>();
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private deliveryTimer: NodeJS.Timeout | undefined;
  private ending = false;
  private troubled = false;
  private saving: SavingSignal | null = null;

  constructor(
    @Inject(SESSION_READER) private readonly sessions: SessionReader,
    notices: ProcessNotifications,
  ) {
    const look = (): void => void this.check([...this.streams]);
    notices.listen(SESSIONS_CHANGED, { received: look, missed: look });
  }

  /** The people with an open stream, one entry per session. */
  get listeners(): RequestUser[] {
    return [...new Map([...this.streams].map(({ user }) => [user.sessionId, user])).values()];
  }

  get size(): number {
    return this.streams.size;
  }

  /** Keeps the stream until either side closes it. */
  open(user: RequestUser, events: EventStream): void {
    if (this.ending) return events.end();
    const stream = new OpenStream(user, events);
    this.streams.add(stream);
    if (this.saving) events.send(SAVING_EVENT, this.saving);
    events.onEnd(() => this.forget(stream));
    this.closeOldestStreams(stream.account);
    if (this.size > 0) this.heartbeatTimer ??= setInterval(() => void this.sendHeartbeats(), STREAM_BEAT).unref();
  }

  /** Notifies, soon, each person if `signalFor` returns something for them. */
  notify(signalFor: (user: RequestUser) => ChangeSignal): void {
    const signals = new Map(this.listeners.map((user) => [user.sessionId, signalFor(user)]));
    for (const stream of this.streams) stream.add(signals.get(stream.user.sessionId) ?? { lists: [], articles: [] });
    if ([...this.streams].some(({ hasNews }) => hasNews)) this.deliverSoon();
  }

  /** Sends immediately to everyone, and to streams opened later, whether changes can be saved now. */
  notifySaving(saving: SavingSignal): void {
    this.saving = saving;
    for (const { events } of this.streams) events.send(SAVING_EVENT, saving);
  }

  /** Sends immediately to everyone that lists which were not up to date can be read again. */
  notifyRecovered(): void {
    for (const { events } of this.streams) events.send(RECOVERED_EVENT, {});
  }

  /** Closes all streams, and those opened later immediately, so that a stopping server need not wait for them. */
  end(): void {
    this.ending = true;
    clearTimeout(this.deliveryTimer);
    for (const { events } of this.streams) events.end();
  }

  beforeApplicationShutdown(): void {
    this.end();
  }

  private forget(stream: OpenStream): void {
    this.streams.delete(stream);
    if (this.size > 0) return;
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = undefined;
  }

  private closeOldestStreams(account: string): void {
    const own = [...this.streams].filter((one) => one.account === account);
    for (const { events } of own.slice(0, Math.max(0, own.length - MOST_STREAMS))) events.end();
  }

  private deliverSoon(): void {
    if (this.ending) return;
    this.deliveryTimer ??= setTimeout(
      () => void this.deliver(),
      SIGNAL_INTERVAL_MS - (Date.now() % SIGNAL_INTERVAL_MS),
    ).unref();
  }

  private async deliver(): Promise<void> {
    const waiting = [...this.streams].filter(({ hasNews, events }) => hasNews && !events.isFull);
    const checked = await this.check(waiting);
    this.deliveryTimer = undefined;
    if (checked) for (const stream of waiting) stream.send();
    if ([...this.streams].some(({ hasNews }) => hasNews)) this.deliverSoon();
  }

  private async sendHeartbeats(): Promise<void> {
    for (const { events } of this.streams) {
      // It has not accepted the earlier data for a whole heartbeat interval.
      if (events.isFull) events.end();
      else events.sendHeartbeat();
    }
    await this.check([...this.streams]);
  }

  /** Closes streams whose session has ended or whose rights have changed; false when that cannot be determined now. */
  private async check(streams: readonly OpenStream[]): Promise<boolean> {
    if (streams.length === 0) return true;
    try {
      const found = await this.sessions.findAll([...new Set(streams.map(({ user }) => user.sessionId))]);
      const alive = new Map(found.map((user) => [user.sessionId, user]));
      for (const one of streams) if (!one.isStillOf(alive.get(one.user.sessionId))) one.events.end();
      this.troubled = false;
      return true;
    } catch (failure) {
      if (!this.troubled) this.logger.warn(`Sessions cannot be checked: ${String(failure)}`);
      this.troubled = true;
      return false;
    }
  }
}
