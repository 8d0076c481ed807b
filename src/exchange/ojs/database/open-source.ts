import { reasonOf } from '../../../platform/reasons/reason-of';
import { openMysqlSource } from './mysql-source';
import { type OjsDatabase, OjsSourceError } from './ojs-database';
import { openPostgresSource } from './postgres-source';

const URL_EXAMPLES = 'postgres://user:password@host:5432/ojs or mysql://user:password@host:3306/ojs';

/** Opens the database of an OJS by its address. @throws OjsSourceError that does not repeat the address, which may contain a password. */
export async function openSource(address: string): Promise<OjsDatabase> {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  try {
    if (protocol === 'postgres:' || protocol === 'postgresql:') return await openPostgresSource(address);
    if (protocol === 'mysql:' || protocol === 'mariadb:')
      return await openMysqlSource(address.replace(/^mariadb:/, 'mysql:'));
  } catch (failure) {
    const reason = reasonOf(failure);
    throw new OjsSourceError(`The database of OJS cannot be opened: ${reason.replaceAll(address, 'its address')}`);
  }
  throw new OjsSourceError(`--source must be an address such as ${URL_EXAMPLES}`);
}
