import { Injectable } from '@nestjs/common';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CertificatePrinter } from '../../certificates/certificate-printer';
import { CertificateStore } from '../../certificates/certificate-store';
import { assertThemselves } from '../../record/themselves';

/** A certificate of the signed-in person as a PDF, in the current language. */
@Injectable()
export class PrintCertificateReader {
  constructor(
    private readonly certificates: CertificateStore,
    private readonly printer: CertificatePrinter,
  ) {}

  /** @throws ApiProblem 403 under login-as, 404 for a certificate that is not theirs or is withdrawn, 409 when the code is lost. */
  async read(user: RequestUser, id: string): Promise<Buffer> {
    assertThemselves(user);
    return this.printer.print(await this.certificates.valid(user.userId, id));
  }
}
