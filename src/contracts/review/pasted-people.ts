/** One person in a pasted text, as it was written. */
export interface PastedPerson {
  /** The part of the text from which the person was read. */
  line: string;
  /** Empty when there is only an address. */
  fullName: string;
  email: string | null;
}

/** Maximum number of people in one text. The rest must be pasted again. */
export const MOST_PASTED = 50;
export const MAX_PASTED_CHARACTERS = 10_000;

const ADDRESS = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/;
/** Between two people of one line: the comma or semicolon after an address. */
const AFTER_ADDRESS = /(?<=@[^\s<>()[\]",;:]+[>)\]]?)\s*[,;]\s*(?=\S)/;

/**
 * Reads people from a pasted text: 'Name <address>', 'Last, First <address>', rows of a table or CSV with two names and an address,
 * addresses alone, and names alone. Each line, and each part between semicolons, is one or more people.
 */
export function pastedPeople(text: string): PastedPerson[] {
  const lines = text.split(/[\r\n]+/).flatMap((line) => (isRow(line) ? [line] : partsOf(line)));
  return lines.map((line) => line.trim()).flatMap((line) => (/[\p{L}@]/u.test(line) ? [personOf(line)] : []));
}

/** True for a row of a table: cells of which one is an address. */
const isRow = (line: string): boolean => line.includes('\t') || (line.match(/@/g)?.length === 1 && !line.includes(';'));

function partsOf(line: string): string[] {
  return line.split(';').flatMap((part) => {
    if (part.includes('@')) return part.split(AFTER_ADDRESS);
    const names = part.split(',').map((name) => name.trim());
    // 'Visser, Anna' is one person, 'Anna Visser, Jan Smit' are two.
    return names.every((name) => name === '' || name.includes(' ')) ? names : [part];
  });
}

function personOf(line: string): PastedPerson {
  const email = ADDRESS.exec(line)?.[0].replace(/[.']+$/, '') ?? null;
  return { line, fullName: nameIn(email === null ? line : line.slice(0, line.indexOf(email))), email };
}

/** The name in the text before an address. In a row, the first two cells are first and last name. */
function nameIn(written: string): string {
  const isOutlook = /,.*[<(]\s*$/.test(written) || !/[<(\t]/.test(written);
  const cells = written
    .replace(/[<>()[\]"]/g, ' ')
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replace(/\s+/g, ' '))
    .filter((cell) => cell !== '');
  const [one = '', two = ''] = cells;
  if (two === '' || one.includes(' ')) return one;
  return isOutlook && cells.length === 2 && !written.trimEnd().endsWith(',') ? `${two} ${one}` : `${one} ${two}`;
}
