import { dateInWords } from '../../article-desk/public';
import { fullName, t } from '../../contracts';

const MARK = /\{user:([^{}]+)\}/g;
const DAY = /\{day:([^{}]+)\}/g;

/** Ids of the people that a text contains as `{user:<id>}`. */
export const peopleIn = (text: string): string[] => [...text.matchAll(MARK)].map((match) => match[1] ?? '');

/** The text with names instead of the placeholders; a deleted account is 'a former user'. */
export const withNames = (
  text: string,
  people: ReadonlyMap<string, { firstName: string; middleName?: string | null; lastName: string }>,
): string =>
  text.replace(MARK, (_mark, id: string) => {
    const person = people.get(id);
    return person ? fullName(person) : t('a former user');
  });

/** The text with dates in words of the current language instead of `{day:<ISO 8601>}`, in the journal's time zone. */
export const withDays = (text: string, timeZone: string): string =>
  text.replace(DAY, (_mark, iso: string) => dateInWords(iso, timeZone));
