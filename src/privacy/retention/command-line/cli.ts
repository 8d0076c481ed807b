import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS, RETENTION_SETTINGS, type RetentionCounts, type RetentionSettings } from '../../../contracts';
import { loadConfig } from '../../../platform/config/config';
import { readOnlyUrl } from '../../../platform/event-store/postgres/open-postgres-log';
import { createPool, openDatabase } from '../../../platform/postgres';
import { SettingsStore } from '../../../platform/settings';
import { cutoffsOf, erasesAnything } from '../cutoffs';
import { countDue, pageOfDue } from '../due';

import 'reflect-metadata';

const USAGE = `Usage, with or without a running server:
  npm run retention -- --dry-run                        what the daily run would do now; it changes nothing
  npm run retention -- --dry-run --rejected-months 24   the same with another setting
Other settings: --withdrawn-months, --draft-days, --mail-months, --security-log-months; 0 keeps for ever.
The server applies the settings itself, once a day.`;

const OPTIONS = {
  'rejected-months': 'retainRejectedMonths',
  'withdrawn-months': 'retainWithdrawnMonths',
  'draft-days': 'retainDraftDays',
  'mail-months': 'retainMailMonths',
  'security-log-months': 'retainSecurityLogMonths',
} as const satisfies Record<string, keyof RetentionSettings>;

const LABELS: Record<keyof RetentionCounts, string> = {
  rejected: 'rejected manuscripts lose texts and files',
  withdrawn: 'withdrawn manuscripts lose texts and files',
  drafts: 'unfinished drafts are deleted',
  files: 'files are removed with them',
  mails: 'mails lose text and addresses',
  securityLog: 'entries of the security log are deleted',
};

const PAGE = 1_000;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class InvalidArguments extends Error {}

/** The settings to try instead of the stored ones. */
function orderOf(words: string[]): Partial<RetentionSettings> {
  try {
    const text = { type: 'string' } as const;
    const names = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, text]));
    const parsed = parseArgs({ args: words, options: { 'dry-run': { type: 'boolean' }, ...names } });
    const values: Record<string, unknown> = parsed.values;
    if (values['dry-run'] !== true) throw new InvalidArguments('Say --dry-run: this command changes nothing.');
    const given = Object.entries(OPTIONS).filter(([name]) => values[name] !== undefined);
    return Object.fromEntries(given.map(([name, setting]) => [setting, numberOf(name, String(values[name]))]));
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArguments(`--${name} must be a whole number; 0 keeps for ever.`);
  return Number(text);
}

async function main(words: string[]): Promise<void> {
  const tried = orderOf(words);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(readOnlyUrl(database.url), complain);
  try {
    const stored = await new SettingsStore(pool, config).current();
    const settings = { ...DEFAULT_SETTINGS, ...stored, ...tried };
    for (const name of RETENTION_SETTINGS) print(`${name} ${settings[name] === 0 ? 'for ever' : settings[name]}`);
    const cutoffs = cutoffsOf(settings, new Date());
    if (!erasesAnything(cutoffs)) return print('Everything is kept for ever: a run does nothing.');
    const counts = await countDue(pool, cutoffs);
    for (const [what, label] of Object.entries(LABELS)) print(`${counts[what as keyof RetentionCounts]} ${label}`);
    for (let page = 0, seen = 0, total = 1; seen < total; page += 1) {
      const part = await pageOfDue(pool, cutoffs, { page, size: PAGE });
      for (const { number, kind, since } of part.items) print(`${number}\t${kind}\t${since}`);
      [seen, total] = [seen + part.items.length, part.items.length === 0 ? 0 : part.total];
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}

void main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof InvalidArguments) complain(USAGE);
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
