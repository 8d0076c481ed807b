import { articleStream, type MailRequest } from '../../../src/article';
import type { MailKind, MailState } from '../../../src/contracts';
import { DailyRun, type RoundResult } from '../../../src/editorial/clock/daily-run';
import { EVENT_STORE, type EventStore } from '../../../src/platform/event-store/port';
import { type OfficeStory, ok } from '../stories/office-story';
import type { TestApp } from './app';

const DAY = 86_400_000;
const MINUTE = 60_000;
const REMINDERS: readonly MailKind[] = ['REVIEW_REMINDER', 'ASSOCIATE_REMINDER', 'REVISION_REMINDER'];

/** Advances one application's clock by days; they are counted from the first `hour`, in UTC. */
export class DaysGoingBy {
  private readonly first: number;

  constructor(readonly app: TestApp) {
    this.toHour(12);
    this.first = this.dayNumber();
  }

  /** Days since the start. */
  get today(): number {
    return this.dayNumber() - this.first;
  }

  /** Advances to the next occurrence of this full hour. */
  toHour(hour: number): void {
    const now = this.app.clock.now().getTime();
    const today = Math.floor(now / DAY) * DAY + hour * 60 * MINUTE;
    const next = today > now ? today : today + DAY;
    // A minute past the hour, so that the real time taken by the test does not matter.
    this.app.clock.advance({ minutes: (next - now) / MINUTE + 1 });
  }

  /** Jumps to six o'clock of a day, without daily runs in between. */
  jumpTo(day: number): void {
    this.app.clock.advance({ days: day - this.today - 1 });
    this.toHour(6);
  }

  run(): Promise<RoundResult> {
    return this.app.nest.get(DailyRun, { strict: false }).run();
  }

  /**
   * Runs the daily run at six o'clock of every day up to the given one. Returns `<day> <kind> <address>` of each reminder about the
   * article.
   */
  async until(day: number, story: OfficeStory): Promise<string[]> {
    const reported: string[] = [];
    for (let known = (await this.reminders(story)).length; this.today < day;) {
      this.toHour(6);
      await this.run();
      const all = await this.reminders(story);
      reported.push(
        ...all
          .slice(known)
          .map(({ kind, to }) => `${this.today} ${kind} ${to.join()}`)
          .sort(),
      );
      known = all.length;
    }
    return reported;
  }

  reminders({ id }: OfficeStory): Promise<MailRequest[]> {
    return remindersOf(this.app, [id]);
  }

  private dayNumber(): number {
    return Math.floor(this.app.clock.now().getTime() / DAY);
  }
}

/** The reminders of these articles, read from their streams, which show stored events immediately. */
export async function remindersOf(app: TestApp, articleIds: readonly string[]): Promise<MailRequest[]> {
  const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
  const streams = await Promise.all(articleIds.map((id) => store.readStream(articleStream(id))));
  const mails = streams.flat().flatMap(({ type, data }) => (type === 'MailRequested' ? [data as MailRequest] : []));
  return mails.filter(({ kind }) => REMINDERS.includes(kind));
}

interface LoggedMail {
  type: MailKind;
  state: MailState;
  mailTo: string[];
  timeRequested: string;
}

/** The email log of an article as its editor sees it. */
export async function mailLog(story: OfficeStory): Promise<LoggedMail[]> {
  const { body } = await ok((await story.as('editor')).get(story.path('mail-log')));
  return Array.isArray(body) ? (body as LoggedMail[]) : (body as { items: LoggedMail[] }).items;
}
