import type { Pool, PoolClient } from 'pg';
import type { FactTables } from '../../../projections/statistics';
import type { StatisticsPeriod } from '../../contracts';

/** The parameters of a statistic, the same for a page and for the command line. */
export interface Asked {
  period: StatisticsPeriod;
  /** The period as two moments: its beginning, and the beginning of the day after its last day. */
  from: Date;
  until: Date;
  /** The moment that counts as 'now'. */
  asOf: Date;
  timeZone: string;
  /** Accounts and addresses of the viewer: their own articles are not counted (lifecycle, section 1, 'Conflict wall'). */
  walledOff: readonly string[];
}

/** The database connection and the tables that contain the facts. */
export interface Facts {
  db: Pick<Pool | PoolClient, 'query'>;
  tables: FactTables;
}

/** In SQL: leaves out the articles of the viewer, whose accounts and addresses are the parameter. */
export const notOf = ({ people }: FactTables, parameter: string): string =>
  `article_id NOT IN (SELECT article_id FROM ${people} WHERE (uploader_keys || author_keys) && ${parameter}::text[])`;

/** In SQL: within the period from $1 to $2. */
export const within = (column: string): string => `${column} >= $1 AND ${column} < $2`;

const DAY_MS = 86_400_000;

/** The mean of durations, in days; null for none. */
export const meanDays = (milliseconds: number, count: number): number | null =>
  count === 0 ? null : milliseconds / count / DAY_MS;

export const toDays = (milliseconds: number): number => milliseconds / DAY_MS;

/** A part of a whole; null when the whole is zero. */
export const fraction = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
