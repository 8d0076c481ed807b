import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { onOrOff, text } from '../setting-kinds';

/** The programs that make PDFs and convert documents. The processes that start the browser read its two settings themselves. */
export const PROGRAM_SETTINGS = {
  SOFFICE_PATH: text(4096).nullable().default(null),
  PUPPETEER_EXECUTABLE_PATH: text(4096).optional(),
  BROWSER_SANDBOX: onOrOff(),
};

const PATHS = { SOFFICE_PATH: ", or 'off'", PUPPETEER_EXECUTABLE_PATH: '' } as const;

/** LibreOffice is started like a command of a shell: a bare name is looked up in PATH. The browser is started by its path only. */
const placesOf = (name: string, value: string, searchPath: string): string[] =>
  name === 'SOFFICE_PATH' && basename(value) === value
    ? searchPath.split(delimiter).map((folder) => join(folder, value))
    : [value];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Without this check the first document would fail, long after the start: variable -> what to do. */
export function programProblems(given: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const problems = new Map<string, string>();
  for (const [name, alternative] of Object.entries(PATHS)) {
    const path = given[name];
    const isFound = (value: string): boolean => placesOf(name, value, process.env['PATH'] ?? '').some(isProgram);
    if (path === undefined || (path === 'off' && alternative !== '') || isFound(path)) continue;
    const wanted = `the path of a program that this account may start${alternative}`;
    problems.set(name, `${name} must be ${wanted} (it is '${path.slice(0, 60)}')`);
  }
  return problems;
}
