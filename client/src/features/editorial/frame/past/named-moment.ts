import type { ArticleLogEntry } from '@contracts';

/** What an address names of the past: an entry of the log, or a moment from a cited link. */
export type NamedMoment = { entry: number } | { at: string } | null;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

/** Reads `entry` and `at` of an address. A value that is neither a number nor a moment in UTC is ignored. */
export function namedMoment(params: URLSearchParams): NamedMoment {
  const [entry, at] = [params.get('entry'), params.get('at')];
  if (entry !== null && /^\d{1,6}$/.test(entry)) return { entry: Number(entry) };
  return at !== null && MOMENT.test(at) && !Number.isNaN(Date.parse(at)) ? { at } : null;
}

/** The entry that `named` names, or the last entry before its moment; null if the log has none. `entries`: newest first. */
export function entryOf(named: NamedMoment, entries: readonly ArticleLogEntry[]): ArticleLogEntry | null {
  if (named === null) return null;
  const found =
    'entry' in named
      ? entries.find(({ entry }) => entry === named.entry)
      : entries.find(({ actionTime }) => new Date(actionTime) <= new Date(named.at));
  return found ?? null;
}

/** `named` as part of an address. */
export const inAddress = (named: Exclude<NamedMoment, null>): string =>
  'entry' in named ? `entry=${named.entry}` : `at=${named.at}`;

/** The parameters without a moment. */
export function withoutMoment(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('entry');
  rest.delete('at');
  return rest;
}
