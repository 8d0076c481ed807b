import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type ArticleCommand,
  Articles,
  type ArticleState,
  dueDateOf,
  type DueReference,
  isUnanswered,
  Refusal,
  reminderDue,
} from '../../article';
import type { JournalSettings } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock';
import { START } from '../../platform/event-store/port';
import { reasonOf } from '../../platform/reasons/reason-of';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { DueFinder, type FoundDate } from './due-finder';
import { ReminderMails } from './reminder-mails';

/** The result of a run. */
export interface RoundResult {
  reminders: number;
  /** Requests closed because they were not answered. */
  unanswered: number;
  /** Dates that could not be handled; the next run retries them. */
  failed: number;
}

const COUNTED = { RemindOfDate: 'reminders', MarkNoAnswer: 'unanswered' } as const;
type Counted = keyof typeof COUNTED;

/**
 * Handles the due dates: sends reminders and closes unanswered requests (lifecycle, section 3; ADR 0014). Each article decides and records
 * what was sent, so a run may be repeated, interrupted, or run in two processes at the same time.
 */
@Injectable()
export class DailyRun {
  private readonly logger = new Logger(DailyRun.name);

  constructor(
    private readonly articles: Articles,
    private readonly finder: DueFinder,
    private readonly mails: ReminderMails,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws the database's error when the dates cannot be read. */
  async run(): Promise<RoundResult> {
    const settings = await this.settings.current();
    const correlationId = newId();
    const result: RoundResult = { reminders: 0, unanswered: 0, failed: 0 };
    for await (const found of this.finder.pages(this.clock.now(), settings))
      for (const date of found) {
        const done = await this.handleDueDate(date, settings, correlationId);
        if (done !== null) result[done] += 1;
      }
    return result;
  }

  /** Returns what to count, or null when there was nothing to do. */
  private async handleDueDate(
    { article_id, subject, assignment_id }: FoundDate,
    settings: JournalSettings,
    correlationId: string,
  ): Promise<keyof RoundResult | null> {
    let type: Counted = 'RemindOfDate';
    const build = async (state: ArticleState): Promise<ArticleCommand> => {
      const command = await this.command(state, { subject, assignmentId: assignment_id }, settings);
      type = command.type;
      return command;
    };
    try {
      const options = { actor: { kind: 'system' }, meta: { correlationId } } as const;
      const { position } = await this.articles.execute(article_id, build, options);
      return position === START ? null : COUNTED[type];
    } catch (failure) {
      // The article changed after the dates were read, so there is nothing to do.
      if (failure instanceof Refusal && failure.kind !== 'INVALID') return null;
      this.logger.warn(`The dates of article ${article_id} could not be handled: ${reasonOf(failure)}`);
      return 'failed';
    }
  }

  private async command(
    state: ArticleState,
    due: DueReference,
    settings: JournalSettings,
  ): Promise<Extract<ArticleCommand, { type: Counted }>> {
    const at = this.clock.now().toISOString();
    const asked = state.assignments.find((one) => one.assignmentId === due.assignmentId);
    if (due.subject === 'ANSWER' && asked && isUnanswered(asked, at, settings))
      return { type: 'MarkNoAnswer', data: { assignmentId: asked.assignmentId } };
    const date = dueDateOf(state, due);
    const isDue = date !== null && reminderDue(state, date, at, settings) !== null;
    return { type: 'RemindOfDate', data: { due, mail: isDue ? await this.mails.compose(state, due) : null } };
  }
}
