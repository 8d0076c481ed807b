import { Injectable } from '@nestjs/common';
import { certificateCodeIn, type CheckedCertificate } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { CertificateStore } from '../../certificates/certificate-store';

/** Whether a certificate is valid, and its content. */
@Injectable()
export class CheckCertificateReader {
  constructor(private readonly certificates: CertificateStore) {}

  /** @throws ApiProblem 404 for a code that no certificate has. */
  async read(typed: string): Promise<CheckedCertificate> {
    const code = certificateCodeIn(typed);
    const found = code === null ? null : await this.certificates.check(code);
    if (found === null)
      throw new ApiProblem(
        'NOT_FOUND',
        'This journal has issued no certificate with this code. Please compare it with the one on the certificate.',
      );
    return found;
  }
}
