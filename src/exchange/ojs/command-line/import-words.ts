import { parseArgs } from 'node:util';
import { isTimeZone } from '../../../contracts';
import type { OjsImport } from '../model/import-model';

export const IMPORT_USAGE = `Usage, with the server stopped:
  npm run import -- ojs --source postgres://user:password@host:5432/ojs --files /var/ojs/files
  --source    address of the database of OJS 3.3 or 3.4, also mysql://...; it is only read. Or the setting OJS_URL
  --files     the folder of OJS for files (files_dir in its config.inc.php)
  --journal   which one, where OJS has several
  --name      by which this OJS is known here; needed for a second OJS whose journal has the same path
  --time-zone of the server of OJS, such as Europe/Amsterdam; UTC without it
  --dry-run   says what will not come over, and changes nothing
  --compare   compares what is here with OJS, and changes nothing`;

/** Wrong arguments on the command line; the message is for people. */
export class InvalidImportArguments extends Error {}

/** What to import or compare, and from where. */
export interface ImportOrder extends Omit<OjsImport, 'db'> {
  source: string;
  compare: boolean;
}

function parsed(words: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    source: text,
    files: text,
    journal: text,
    name: text,
    'time-zone': text,
    'dry-run': flag,
    compare: flag,
  };
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (failure) {
    throw new InvalidImportArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

/**
 * Parses the words after `npm run import --`. The address of OJS can also be in the environment.
 * @throws InvalidImportArguments that says what is wrong.
 */
export function importOrder(words: string[], environment: NodeJS.ProcessEnv = process.env): ImportOrder {
  const { values, positionals } = parsed(words);
  const { 'time-zone': timeZone = 'UTC', source = environment.OJS_URL, files } = values;
  if (positionals.join(' ') !== 'ojs') throw new InvalidImportArguments('Say what to import: ojs');
  if (source === undefined) throw new InvalidImportArguments('--source is missing');
  if (files === undefined) throw new InvalidImportArguments('--files is missing');
  if (!isTimeZone(timeZone)) throw new InvalidImportArguments(`'${timeZone}' is not a time zone`);
  if (values['dry-run'] && values.compare) throw new InvalidImportArguments('Choose --dry-run or --compare');
  const { journal = null, name = null, compare = false } = values;
  return { source, files, journal, name, timeZone, compare, dryRun: values['dry-run'] ?? false };
}
