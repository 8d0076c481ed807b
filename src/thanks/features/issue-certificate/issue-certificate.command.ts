import { Command } from '@nestjs/cqrs';
import type { ReviewerCertificate } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Certifies how many reviews the person completed in a year, or (null) in all years. */
export class IssueCertificate extends Command<ReviewerCertificate> {
  constructor(
    readonly user: RequestUser,
    readonly year: number | null,
  ) {
    super();
  }
}
