import {
  CSV_MARK,
  csvLine,
  SECURITY_ACTION_LABELS,
  type SecurityLogEntry,
  type SecurityLogPerson,
} from '../../../contracts';
import type { SecurityLogFilter, SecurityLogReader } from '../../security/security-log-reader';

const HEADER = ['When', 'Kind', 'What', 'Who', 'In the account of', 'About', 'Before', 'After'];
/** Number of lines per read, which is also the most that an export keeps in memory. */
const BATCH = 500;

const personText = (person: SecurityLogPerson | null): string | null => person && `${person.name} <${person.email}>`;
const valuesText = (values: SecurityLogEntry['before']): string | null => values && JSON.stringify(values);

const lineOf = ({ at, action, actor, behalf, about, subject, before, after }: SecurityLogEntry): string =>
  csvLine([
    ...[at, action, SECURITY_ACTION_LABELS[action] ?? action],
    ...[personText(actor), personText(behalf), personText(about) ?? subject],
    ...[valuesText(before), valuesText(after)],
  ]);

/** The text of the file, in chunks. */
export async function* securityLogCsv(log: SecurityLogReader, filter: SecurityLogFilter): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(HEADER);
  for await (const entries of log.all(filter, BATCH)) yield entries.map(lineOf).join('');
}
