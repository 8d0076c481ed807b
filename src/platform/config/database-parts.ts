import { z } from 'zod';
import { integer, text } from './setting-kinds';

/**
 * The parts of a database's address, for operators who cannot write a URL. The password may contain any character here, and a compose file
 * can pass the same value to Postgres. DATABASE_URL takes precedence.
 */
export const DATABASE_PARTS = {
  DATABASE_HOST: z
    .string()
    .regex(/^[\w.-]+$|^[0-9a-f:]+$/i, 'the name or address of a machine')
    .nullable()
    .default(null),
  DATABASE_PORT: integer(1, 65_535).default(5432),
  DATABASE_NAME: text(63).default('quire'),
  DATABASE_USER: text(63).default('quire'),
  DATABASE_PASSWORD: text(1000).nullable().default(null),
};

type Parts = z.output<z.ZodObject<typeof DATABASE_PARTS>>;

/** The URL of the database; null without a host. */
export function urlOfParts({
  DATABASE_HOST: host,
  DATABASE_PORT: port,
  DATABASE_NAME: name,
  DATABASE_USER: user,
  DATABASE_PASSWORD: password,
}: Parts): string | null {
  if (host === null) return null;
  const secret = password === null ? '' : `:${encodeURIComponent(password)}`;
  const machine = host.includes(':') ? `[${host}]` : host;
  return `postgres://${encodeURIComponent(user)}${secret}@${machine}:${port}/${encodeURIComponent(name)}`;
}
