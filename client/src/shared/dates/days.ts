import { format, isValid, parse } from 'date-fns';
import { dateFormat, spokenLanguage } from '@contracts';

/** A day as in addresses and calls: '2026-11-03'. */
const DAY = 'yyyy-MM-dd';
/** The format in which days are shown, and the other formats in which people write them; months by name or number, days first. */
const DISPLAY_FORMAT = 'd MMM yyyy';
const ACCEPTED_FORMATS = [DISPLAY_FORMAT, 'd MMMM yyyy', DAY, 'd/M/yyyy', 'd.M.yyyy', 'd-M-yyyy'];
const YEARS = { first: 1900, last: 2199 };

/** '3 Nov 2026'; empty for a text that is not a day. */
export function dayText(day: string): string {
  const date = toDate(day);
  if (!date) return '';
  return isEnglish()
    ? format(date, DISPLAY_FORMAT)
    : dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(date);
}

const isEnglish = (): boolean => spokenLanguage() !== 'nl';

/** Replaces names of months in the language of the page with English ones, which are accepted in every language. */
function inEnglish(words: string): string {
  if (isEnglish()) return words;
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));
  return words.replace(/\p{L}{3,}\.?/u, (word) => {
    const typed = word.toLowerCase().replace('.', '');
    const known = months.find((date) =>
      (['short', 'long'] as const).some((month) => dateFormat({ month }).format(date).replace('.', '') === typed),
    );
    return known ? format(known, 'MMMM') : word;
  });
}

/** Midnight of a day in the reader's time zone; undefined for a text that is not a day. */
export function toDate(day: string): Date | undefined {
  const date = parse(day, DAY, new Date(0));
  return isValid(date) ? date : undefined;
}

/** The day of a moment in the reader's time zone. */
export const toDay = (date: Date): string => format(date, DAY);

/** The end of a day in the reader's time zone, with the offset of that zone: '2026-11-03T23:59:59+01:00'. */
export function endOfDay(day: string): string {
  const end = parse(`${day} 23:59:59`, `${DAY} HH:mm:ss`, new Date(0));
  return format(end, "yyyy-MM-dd'T'HH:mm:ssXXX");
}

/** The day that a person has written: '3 Nov 2026', '3 November 2026', '2026-11-03', '3/11/2026'. @returns null for anything else. */
export function readDay(text: string): string | null {
  const words = inEnglish(text.trim().replace(/\s+/g, ' '));
  for (const way of ACCEPTED_FORMATS) {
    const date = parse(words, way, new Date(0));
    const year = date.getFullYear();
    if (isValid(date) && year >= YEARS.first && year <= YEARS.last) return toDay(date);
  }
  return null;
}
