import { accessSync, constants, statSync } from 'node:fs';
import { onOrOff, text } from '../setting-kinds';

/** The programs that make PDFs and convert documents. The processes that start the browser read its two settings themselves. */
export const PROGRAM_SETTINGS = {
  SOFFICE_PATH: text(4096).nullable().default(null),
  PUPPETEER_EXECUTABLE_PATH: text(4096).optional(),
  BROWSER_SANDBOX: onOrOff(),
};

const PATHS = { SOFFICE_PATH: ", or 'off'", PUPPETEER_EXECUTABLE_PATH: '' } as const;

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
    if (path === undefined || (path === 'off' && alternative !== '') || isProgram(path)) continue;
    const wanted = `the path of a program that this account may start${alternative}`;
    problems.set(name, `${name} must be ${wanted} (it is '${path.slice(0, 60)}')`);
  }
  return problems;
}
