import type { ArticleState } from '../../article';
import { dayName, dayNumber, type Language, LOCALES, overdueDays } from '../../contracts';
import type { AppConfig } from '../../platform/config/config';
import { languageNow } from '../../platform/language/current-language';

/** The variables of a template. */
export type MailValues = Record<string, unknown>;

/** The variables of every template about an article. They contain nothing about editors or reviewers. */
export const articleMailValues = (
  state: ArticleState,
  { journalName, publicUrl }: Pick<AppConfig, 'journalName' | 'publicUrl'>,
): MailValues => ({
  journalName,
  number: state.number,
  title: state.fields.articleTitle,
  revision: state.revision,
  isRevision: state.revision > 0,
  articleId: state.id,
  siteUrl: `${publicUrl}/rrs/`,
});

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** Created once, because creating a format takes a thousand times as long as using it. */
const DAY_FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(LOCALES.en, DAY),
  nl: new Intl.DateTimeFormat(LOCALES.nl, DAY),
};

/** The day of a moment in words of the current language, in UTC by default: '5 March 2026', '5 maart 2026'. */
export function dateInWords(iso: string, timeZone = 'UTC'): string {
  const date = new Date(`${dayName(dayNumber(new Date(iso), timeZone))}T00:00:00Z`);
  return DAY_FORMATS[languageNow()].format(date);
}

/** A date as reminders show it: the day, and whether it is today or has passed. Empty without a date. */
export function dueInWords(dueAt: string | null, now: Date, timeZone: string): MailValues {
  if (dueAt === null) return {};
  const due = new Date(dueAt);
  const isToday = dayNumber(due, timeZone) === dayNumber(now, timeZone);
  return { due: dateInWords(dueAt, timeZone), isToday, isLate: overdueDays(due, now, timeZone) !== null };
}
