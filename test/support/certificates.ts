import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', 'fixtures', 'certificate');

/** The certificate of the authority that signed the certificates of the specs, for NODE_EXTRA_CA_CERTS. */
export const AUTHORITY_FILE = join(FOLDER, 'authority.crt');

/** A certificate of that authority: for localhost, for another name, or for localhost and out of date. For tests only. */
export const servedCertificate = (which: 'served' | 'other-name' | 'expired') => ({
  key: readFileSync(join(FOLDER, 'served.key')),
  cert: readFileSync(join(FOLDER, `${which}.crt`)),
});
