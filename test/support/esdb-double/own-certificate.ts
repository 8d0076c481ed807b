import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EsdbDouble } from './esdb-double';

const FOLDER = join(__dirname, '..', '..', 'fixtures', 'certificate');

/** Self-signed, valid for localhost and 127.0.0.1, for tests only. */
export const OWN_CERTIFICATE = {
  key: readFileSync(join(FOLDER, 'own.key')),
  certificate: readFileSync(join(FOLDER, 'own.crt')),
};

/** Makes the double require a user and a password; returns the address with them and with the certificate. */
export function withLogin(double: EsdbDouble, password = 'right'): string {
  double.faults.login = { user: 'admin', password: 'right' };
  const authority = join(FOLDER, 'own.crt');
  return `${double.url.replace('esdb://', `esdb://admin:${password}@`)}&tlsCAFile=${authority}`;
}
