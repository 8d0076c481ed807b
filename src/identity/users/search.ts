import { isEmail, normalEmail } from '../../contracts';

const MOST_WORDS = 8;
/** With or without hyphens, and at the end of an address of orcid.org. */
const ORCID = /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dx])\/?$/iu;
const UMLAUT = /[äöü]/iu;

interface Condition {
  sql: string;
  values: string[];
}

/** The words of `q`; an ORCID iD in the form in which it is stored. */
const wordsOf = (q: string): string[] =>
  q
    .normalize('NFC')
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(ORCID, '$1-$2-$3-$4'));

/** The same word with 'ue' instead of 'ü', or with 'u', as it is stored, instead of 'ue'; unchanged for most words. */
const otherSpelling = (word: string): string =>
  UMLAUT.test(word) ? word.replace(/[äöü]/giu, (letter) => `${letter}e`) : word.replace(/([aou])e/giu, '$1');

const contains = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * That every word of `q` occurs in the text `searched`, which has the form of `app.search_form`; parameters from `$1`. That form of
 * 'Müller' is `muller`, so a word also looks for its other spelling, as the search for articles does (ADR 20).
 */
function everyWordIn(searched: string, q: string): Condition {
  const words = wordsOf(q);
  if (words.length === 0) return { sql: 'true', values: [] };
  const values: string[] = [];
  const has = (word: string): string => `${searched} LIKE app.search_form($${values.push(contains(word))})`;
  const sql = words.map((word) => {
    const other = otherSpelling(word);
    return word === other ? has(word) : `(${has(word)} OR ${has(other)})`;
  });
  return { sql: sql.join(' AND '), values };
}

/** SQL condition that every word of `q` occurs in one of the columns, ignoring case and accents; parameters from `$1`. */
export const searchCondition = (q: string, columns: readonly string[]): Condition =>
  everyWordIn(`app.search_form(concat_ws(' ', ${columns.join(', ')}))`, q);

/** As `searchCondition`, on the stored column `search_text` and its index. */
export const searchTextCondition = (q: string): Condition => everyWordIn('search_text', q);

/** As `searchTextCondition`, and finds the account with the former address `q`. Only for readers who may know addresses. */
export function personSearchCondition(q: string): Condition {
  const { sql, values } = searchTextCondition(q);
  const address = normalEmail(q);
  if (!isEmail(address)) return { sql, values };
  return { sql: `(${sql} OR addresses @> ARRAY[$${values.length + 1}])`, values: [...values, address] };
}
