import Papa from 'papaparse';
import {
  GROUP_NAMES,
  type GroupName,
  messageText,
  normalEmail,
  PERSON_RULES,
  type PersonFields,
} from '../../contracts';

/** A row of the file that can become an account. */
export interface PersonRow {
  /** The line in the file, counted from 1; the first line contains the headings. */
  line: number;
  email: string;
  group: GroupName;
  fields: Partial<PersonFields> & { firstName: string; lastName: string };
}

export interface ReadPeople {
  rows: PersonRow[];
  problems: { line: number; what: string }[];
}

type Column = keyof PersonFields | 'email' | 'group';

/** The headings that a column may have, in lower case without punctuation, in English and Dutch. */
const COLUMNS: Partial<Record<Column, readonly string[]>> = {
  title: ['title', 'titel'],
  firstName: ['firstname', 'givenname', 'givennames', 'voornaam'],
  middleName: ['middlename', 'tussenvoegsel'],
  lastName: ['lastname', 'surname', 'familyname', 'achternaam'],
  email: ['email', 'emailaddress', 'mail', 'emailadres'],
  orcid: ['orcid', 'orcidid'],
  department: ['department', 'afdeling'],
  institute: ['institute', 'institution', 'affiliation', 'organisation', 'organization', 'instelling'],
  city: ['city', 'plaats', 'stad'],
  country: ['country', 'land'],
  areasOfExpertise: ['areasofexpertise', 'expertise', 'interests', 'deskundigheid'],
  group: ['group', 'role', 'groep', 'rol'],
};
const MOST_ROWS = 5_000;
const NEEDED: readonly Column[] = ['firstName', 'lastName', 'email'];

const columnOf = (heading: string): Column | null => {
  const plain = heading.toLowerCase().replace(/[^a-z]/gu, '');
  const found = Object.entries(COLUMNS).find(([, names]) => names.includes(plain));
  return (found?.[0] as Column | undefined) ?? null;
};

const isGroup = (word: string): word is GroupName => GROUP_NAMES.some((group) => group === word);

/** No one becomes a webmaster by a file. */
function groupIn(word: string): GroupName | null {
  const group = word.trim().toLowerCase() || 'author';
  return isGroup(group) && group !== 'webmaster' ? group : null;
}

const cleaned = (column: Column, cell: string): string =>
  column === 'orcid' ? cell.trim().replace(/^https?:\/\/orcid\.org\//iu, '') : cell.trim();

/** The first problem of a row, in words. */
function problemOf(values: Partial<Record<Column, string>>, group: GroupName | null, seen: Set<string>): string | null {
  for (const [name, rule] of Object.entries(PERSON_RULES)) {
    if (name === 'password') continue;
    const problem = rule(values[name as Column] ?? '');
    if (problem !== undefined) return messageText(problem);
  }
  if (group === null) return `The group ${values.group ?? ''} is none that a file can give.`;
  return seen.has(normalEmail(values.email ?? '')) ? 'This email is in the file already.' : null;
}

/** Reads a table of people, separated by commas, semicolons or tabs, with headings. */
export function readPeople(text: string): ReadPeople {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimitersToGuess: [',', '\t', ';', '|'] });
  const columns = (data[0] ?? []).map(columnOf);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    return {
      rows: [],
      problems: [{ line: 1, what: 'The first line needs the headings firstName, lastName and email.' }],
    };
  const people = data
    .map((cells, index) => ({ line: index + 1, columns, cells }))
    .filter(({ line, cells }) => line > 1 && cells.some((cell) => cell.trim() !== ''));
  const tooMany = people[MOST_ROWS];
  if (tooMany)
    return {
      rows: [],
      problems: [{ line: tooMany.line, what: `A file has at most ${MOST_ROWS} people.` }],
    };
  const [read, seen]: [ReadPeople, Set<string>] = [{ rows: [], problems: [] }, new Set()];
  for (const row of people) readRow(read, seen, row);
  return read;
}

function readRow(
  read: ReadPeople,
  seen: Set<string>,
  { line, columns, cells }: { line: number; columns: readonly (Column | null)[]; cells: readonly string[] },
): void {
  const pairs = columns.flatMap((column, place) => (column ? [[column, cleaned(column, cells[place] ?? '')]] : []));
  const values = Object.fromEntries(pairs) as Partial<Record<Column, string>>;
  const group = groupIn(values.group ?? '');
  const problem = problemOf(values, group, seen);
  if (problem !== null || group === null) return void read.problems.push({ line, what: problem ?? '' });
  const { email = '', group: _word, firstName = '', lastName = '', ...others } = values;
  seen.add(normalEmail(email));
  const given = Object.entries(others).filter(([, value]) => value !== '');
  read.rows.push({ line, email, group, fields: { ...Object.fromEntries(given), firstName, lastName } });
}
