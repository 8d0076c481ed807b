import { createHash } from 'node:crypto';
import { certificateCodeOf } from '../../contracts';
import { deriveSecret, hashSecret } from '../../platform/secrets';

/** The code of a certificate, which is stored nowhere: the same for the same id and secret of the server. 140 bits. */
export function codeOfCertificate(id: string): string {
  const secret = deriveSecret('reviewer-certificate', id);
  return certificateCodeOf(createHash('sha256').update(secret).digest());
}

/** The form in which a code is stored. */
export const hashOfCode = (code: string): string => hashSecret(code);
