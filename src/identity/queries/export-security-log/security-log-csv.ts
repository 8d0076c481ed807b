import {
  CSV_MARK,
  csvLine,
  SECURITY_ACTION_LABELS,
  type SecurityLogEntry,
  type SecurityLogPerson,
  t,
} from '../../../contracts';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { withLanguage } from '../../../platform/language/current-language';
import type { SecurityLogFilter, SecurityLogReader } from '../../security/security-log-reader';

const header = (): string[] => [
  ...[t('When'), t('Kind'), t('What'), t('Who')],
  ...[t('In the account of'), t('About'), t('Before'), t('After')],
];
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

/** The text of the file in the language of the request, in chunks. */
export async function* securityLogCsv(log: SecurityLogReader, filter: SecurityLogFilter): AsyncGenerator<string> {
  const language = requestLanguage();
  yield CSV_MARK + withLanguage(language, () => csvLine(header()));
  for await (const entries of log.all(filter, BATCH)) yield withLanguage(language, () => entries.map(lineOf).join(''));
}
