import ical, { ICalCalendarMethod, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { dayName, dayNumber } from '../../contracts';
import { inCurrentLanguage, type LocalisedText } from '../../platform/language/current-language';
import type { DueDate, DueKind } from './due-dates';

const SUMMARIES: Record<DueKind, LocalisedText> = {
  REVISION: { en: 'Revision due', nl: 'Revisie inleveren' },
  CORRECTION: { en: 'Correction due', nl: 'Correctie inleveren' },
  ANSWER: { en: 'Answer to a review request due', nl: 'Reviewverzoek beantwoorden' },
  REVIEW: { en: 'Review due', nl: 'Review inleveren' },
  ADVICE: { en: 'Advice due', nl: 'Advies geven' },
};
const NAME: LocalisedText = { en: 'due dates', nl: 'deadlines' };
/** Seconds after which programs that support a refresh interval read again. */
const READ_AGAIN_S = 4 * 3600;

/** The page on which the work is done. */
function pathOf({ kind, articleId, id }: DueDate): string {
  if (kind === 'REVISION') return `/uploadRevision/${articleId}`;
  if (kind === 'CORRECTION') return `/correction/${articleId}`;
  if (kind === 'REVIEW') return `/${articleId}/review/${id}`;
  return kind === 'ANSWER' ? `/${articleId}/${id}/accept` : `/decideOnStatus/${articleId}`;
}

export interface CalendarOptions {
  journalName: string;
  publicUrl: string;
  timeZone: string;
  now: Date;
}

/**
 * Due dates as a calendar (RFC 5545): all-day events that do not block the day. They contain only the number and the kind of work, since
 * people share calendars with secretaries and families.
 */
export function calendarText(
  dates: readonly DueDate[],
  { journalName, publicUrl, timeZone, now }: CalendarOptions,
): string {
  const calendar = ical({
    name: `${journalName}: ${inCurrentLanguage(NAME)}`,
    prodId: { company: 'Quire', product: 'Due dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_S,
  });
  for (const date of dates) {
    const day = dayNumber(date.due, timeZone);
    const midnight = (at: number): Date => new Date(`${dayName(at)}T00:00:00Z`);
    const url = `${publicUrl}/rrs${pathOf(date)}`;
    calendar.createEvent({
      id: `${date.kind.toLowerCase()}-${date.id}@${new URL(publicUrl).hostname}`,
      summary: `${inCurrentLanguage(SUMMARIES[date.kind])}: ${date.number}`,
      allDay: true,
      start: midnight(day),
      end: midnight(day + 1),
      stamp: now,
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
      description: url,
      url,
    });
  }
  return calendar.toString();
}
