import { z } from 'zod';

/** What a process does: answers requests, runs jobs and reactions, or keeps the read models up to date. */
export const ROLES = ['web', 'worker', 'projector'] as const;
export type Role = (typeof ROLES)[number];

const isRole = (word: string): word is Role => ROLES.some((role) => role === word);
const wordsOf = (value: string): string[] => value.split(',').map((word) => word.trim());

/** `all`, or some of the roles, separated by commas. */
export const roles = () =>
  z
    .string()
    .refine(
      (value) => value === 'all' || wordsOf(value).every(isRole),
      `'all', or some of ${ROLES.join(', ')}, separated by commas`,
    )
    .transform((value): ReadonlySet<Role> => new Set(value === 'all' ? ROLES : wordsOf(value).filter(isRole)));

/** The variables that the rules look at, as given. */
interface Given {
  ROLE?: string;
  DATABASE_URL?: string;
  DATABASE_HOST?: string;
  JWT_SECRET?: string;
  DATA_KEY?: string;
}

/** Processes that share the work must share a database and secrets too. Returns problems as variable -> what to do. */
export function roleProblems({ ROLE = 'all', ...given }: Given): Map<string, string> {
  const { DATABASE_URL, DATABASE_HOST, JWT_SECRET, DATA_KEY } = given;
  const problems = new Map<string, string>();
  if (ROLE === 'all') return problems;
  const also = `when ROLE is '${ROLE.slice(0, 60)}'`;
  if (DATABASE_URL === undefined && DATABASE_HOST === undefined)
    problems.set('DATABASE_URL', `DATABASE_URL must be given ${also}: the embedded database serves one process only`);
  if (JWT_SECRET === undefined)
    problems.set(
      'JWT_SECRET',
      `JWT_SECRET must be given ${also}, the same for all processes: it signs sessions and links`,
    );
  if (DATA_KEY === undefined)
    problems.set(
      'DATA_KEY',
      `DATA_KEY must be given ${also}, the same for all processes: it opens personal data in events`,
    );
  return problems;
}
