import { articleStream, type MailRequest } from '../../../src/article';
import type { MailKind, MailState } from '../../../src/contracts';
import { DailyRound, type RoundResult } from '../../../src/editorial/clock/daily-round';
import { EVENT_STORE, type EventStore } from '../../../src/platform/event-store/port';
import { type OfficeStory, ok } from '../stories/office-story';
import type { TestApp } from './app';

const DAY = 86_400_000;
const MINUTE = 60_000;
const REMINDERS: readonly MailKind[] = ['REVIEW_REMINDER', 'ASSOCIATE_REMINDER', 'REVISION_REMINDER'];

/** Days that go by at one application; days are counted from the first `hour`, in UTC. */
export class DaysGoingBy {
  private readonly first: number;

  constructor(readonly app: TestApp) {
    this.toHour(12);
    this.first = this.dayNumber();
  }

  /** Days since the beginning. */
  get today(): number {
    return this.dayNumber() - this.first;
  }

  /** On to the next time at which it is so late; full hours. */
  toHour(hour: number): void {
    const now = this.app.clock.now().getTime();
    const today = Math.floor(now / DAY) * DAY + hour * 60 * MINUTE;
    const next = today > now ? today : today + DAY;
    // A minute past the hour: what the test itself needs of real time must not matter.
    this.app.clock.advance({ minutes: (next - now) / MINUTE + 1 });
  }

  /** On to a day's six o'clock, with nothing happening in between. */
  jumpTo(day: number): void {
    this.app.clock.advance({ days: day - this.today - 1 });
    this.toHour(6);
  }

  run(): Promise<RoundResult> {
    return this.app.nest.get(DailyRound, { strict: false }).run();
  }

  /** Rounds at six o'clock of every day until the given one; answers `<day> <kind> <address>` of each reminder about the article. */
  async until(day: number, story: OfficeStory): Promise<string[]> {
    const told: string[] = [];
    for (let known = (await this.reminders(story)).length; this.today < day;) {
      this.toHour(6);
      await this.run();
      const all = await this.reminders(story);
      told.push(
        ...all
          .slice(known)
          .map(({ kind, to }) => `${this.today} ${kind} ${to.join()}`)
          .sort(),
      );
      known = all.length;
    }
    return told;
  }

  reminders({ id }: OfficeStory): Promise<MailRequest[]> {
    return remindersOf(this.app, [id]);
  }

  private dayNumber(): number {
    return Math.floor(this.app.clock.now().getTime() / DAY);
  }
}

/** The reminders of these articles, from their own streams: those show at once what is stored. */
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

/** The e-mail log of an article as its editor sees it. */
export async function mailLog(story: OfficeStory): Promise<LoggedMail[]> {
  const { body } = await ok((await story.as('editor')).get(story.path('mail-log')));
  return Array.isArray(body) ? (body as LoggedMail[]) : (body as { items: LoggedMail[] }).items;
}
