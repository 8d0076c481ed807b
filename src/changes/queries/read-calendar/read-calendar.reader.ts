import { Inject, Injectable } from '@nestjs/common';
import { identityOf, People } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { withLanguage } from '../../../platform/language/current-language';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { CalendarLinks } from '../../calendar/calendar-links';
import { calendarText } from '../../calendar/calendar-text';
import { DueDates } from '../../calendar/due-dates';

const UNKNOWN =
  'This calendar does not exist. Its link may have been replaced; your profile at the journal has the current one.';

interface ReadCalendar {
  key: string;
}

/** The due dates of the owner of the key, in their language (ADR 112). */
@Injectable()
export class ReadCalendarReader {
  constructor(
    private readonly links: CalendarLinks,
    private readonly dates: DueDates,
    private readonly people: People,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 404 for an unknown key. */
  async read({ key }: ReadCalendar): Promise<string> {
    const userId = await this.links.ownerOf(key);
    const person = userId === null ? null : await this.people.byId(userId);
    if (!person) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    const dates = await this.dates.of(identityOf(person), person.group);
    const { timeZone, defaultLanguage } = await this.settings.current();
    const { journalName, publicUrl } = this.config;
    const options = { journalName, publicUrl, timeZone, now: this.clock.now() };
    return withLanguage(person.language ?? defaultLanguage, () => calendarText(dates, options));
  }
}
