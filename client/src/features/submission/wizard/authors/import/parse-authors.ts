import Papa from 'papaparse';
import { authorEntryProblems, messageText, normalEmail, t, type TypedAuthor } from '@contracts';

/** The maximum number of authors of one manuscript (POST article/save). */
const MOST_AUTHORS = 200;

export interface ParsedAuthor {
  /** The line of the pasted text, counted from 1. */
  line: number;
  author: TypedAuthor;
  /** The reason why this line cannot be added; null if it can. */
  problem: string | null;
}

const NOBODY: TypedAuthor = {
  ...{ firstName: '', middleName: '', lastName: '', email: '', institute: '' },
  ...{ department: '', city: '', country: '', orcid: '' },
};

/**
 * The order of the columns in a list without headings, and the accepted headings of each column: lower case, without punctuation, in
 * English and Dutch.
 */
const COLUMNS: readonly [keyof TypedAuthor, readonly string[]][] = [
  ['firstName', ['firstname', 'first', 'givenname', 'givennames', 'forename', 'voornaam']],
  ['lastName', ['lastname', 'last', 'surname', 'familyname', 'achternaam']],
  ['email', ['email', 'emailaddress', 'mail']],
  ['institute', ['institute', 'institution', 'affiliation', 'organisation', 'organization', 'instelling']],
  ['department', ['department', 'afdeling']],
  ['city', ['city', 'town', 'plaats', 'stad']],
  ['country', ['country', 'land']],
  ['orcid', ['orcid', 'orcidid']],
  ['middleName', ['middlename', 'middle', 'middleinitial', 'initials']],
];

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/gu, '');
const columnOf = (heading: string): keyof TypedAuthor | null =>
  COLUMNS.find(([, names]) => names.includes(plain(heading)))?.[0] ?? null;

/** The columns according to the headings in the first line; null if that line is an author. */
function headings(first: readonly string[]): (keyof TypedAuthor | null)[] | null {
  const columns = first.map(columnOf);
  return columns.includes('email') || columns.filter((one) => one !== null).length > 1 ? columns : null;
}

/** The trimmed text; `0000-0002-1825-0097` even from an address such as `https://orcid.org/0000-0002-1825-0097`. */
const cleaned = (column: keyof TypedAuthor, text: string): string =>
  column === 'orcid' ? text.trim().replace(/^https?:\/\/orcid\.org\//iu, '') : text.trim();

/**
 * The authors of a pasted table or a CSV file: separated by commas, semicolons or tabs, with headings or in the order first name, last
 * name, email, institute, department, city, country, ORCID. `present`: addresses of the manuscript's existing authors.
 */
export function parseAuthors(text: string, present: readonly string[]): ParsedAuthor[] {
  const filled = recordsOf(text.replace(/^\uFEFF/u, '')).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const columns = filled[0] && headings(filled[0].cells);
  const order = columns ?? COLUMNS.map(([name]) => name);
  const seen = new Set(present.map(normalEmail));
  let count = present.length;
  return (columns ? filled.slice(1) : filled).map(({ cells, line }) => {
    const author = authorOf(cells, order);
    const problem = problemOf(author, seen) ?? (count >= MOST_AUTHORS ? TOO_MANY : null);
    // A line that cannot be added takes neither a place nor an address.
    if (problem === null) {
      count += 1;
      seen.add(normalEmail(author.email));
    }
    return { line, author, problem };
  });
}

/** The number of line breaks within a cell. */
const breaksIn = (cell: string): number => cell.match(/\r\n|\r|\n/gu)?.length ?? 0;

/** The rows of the table, each with the line of the text on which it begins. */
function recordsOf(text: string): { cells: string[]; line: number }[] {
  let line = 1;
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data.map((cells) => {
    const start = line;
    line = cells.reduce((sum, cell) => sum + breaksIn(cell), start + 1);
    return { cells, line: start };
  });
}

const ADDRESS = /^[^\s@,;|]+@[^\s@,;|]+$/u;
/** The number of rows from which the separator is recognised. */
const FIRST_ROWS = 10;

/**
 * The separator of the columns: the tab of a pasted table, or the one with which most rows have an address in a cell of its own, since
 * institutes may contain any other. '' lets the parser guess.
 */
function delimiterOf(text: string): string {
  const table = text.trim();
  if (/^[^\r\n]*\t/u.test(table)) return '\t';
  const found = [',', ';', '|'].map((delimiter) => {
    const { data } = Papa.parse<string[]>(table, { delimiter, preview: FIRST_ROWS });
    const rows = data.filter((cells, index) =>
      index === 0 && headings(cells) ? true : cells.some((cell) => ADDRESS.test(cell.trim())),
    );
    return { delimiter, rows: rows.length };
  });
  const most = Math.max(...found.map(({ rows }) => rows));
  return most === 0
    ? Papa.parse<string[]>(table).meta.delimiter
    : (found.find(({ rows }) => rows === most)?.delimiter ?? ',');
}

const TOO_MANY = t('A manuscript can have at most {most} authors.', { most: MOST_AUTHORS });

function authorOf(cells: readonly string[], order: readonly (keyof TypedAuthor | null)[]): TypedAuthor {
  const found = order.flatMap((column, index) => (column ? [[column, cleaned(column, cells[index] ?? '')]] : []));
  return { ...NOBODY, ...(Object.fromEntries(found) as Partial<TypedAuthor>) };
}

function problemOf(author: TypedAuthor, seen: ReadonlySet<string>): string | null {
  const [problem] = Object.values(authorEntryProblems(author));
  if (problem !== undefined) return messageText(problem);
  return seen.has(normalEmail(author.email)) ? t('This email is in the list already.') : null;
}
