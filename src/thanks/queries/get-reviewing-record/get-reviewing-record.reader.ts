import { Injectable } from '@nestjs/common';
import type { ReviewingRecord } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CertificateStore } from '../../certificates/certificate-store';
import { Namings } from '../../record/namings';
import { ReviewingFiguresReader } from '../../record/reviewing-figures';
import { assertThemselves } from '../../record/themselves';

/** The signed-in person's work as a reviewer, with their certificates. */
@Injectable()
export class GetReviewingRecordReader {
  constructor(
    private readonly figures: ReviewingFiguresReader,
    private readonly certificates: CertificateStore,
    private readonly namings: Namings,
  ) {}

  /** @throws ApiProblem 403 under login-as. */
  async read(user: RequestUser): Promise<ReviewingRecord> {
    assertThemselves(user);
    const [figures, certificates, naming] = await Promise.all([
      this.figures.of(user),
      this.certificates.of(user.userId),
      this.namings.of(user.userId),
    ]);
    return { figures, certificates, naming };
  }
}
