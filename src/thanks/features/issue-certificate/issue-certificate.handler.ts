import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { fullName, type ReviewerCertificate, type ReviewingFigures } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { CertificateStore, type Certified } from '../../certificates/certificate-store';
import { ReviewingFiguresReader } from '../../record/reviewing-figures';
import { assertThemselves } from '../../record/themselves';
import { IssueCertificate } from './issue-certificate.command';

/** Issues a certificate to a reviewer: their name, the years and the number of reviews, and nothing about manuscripts. */
@CommandHandler(IssueCertificate)
export class IssueCertificateHandler implements ICommandHandler<IssueCertificate> {
  constructor(
    private readonly figures: ReviewingFiguresReader,
    private readonly certificates: CertificateStore,
  ) {}

  /** @throws ApiProblem 403 under login-as, 422 without a review in this time that counts. */
  async execute({ user, year }: IssueCertificate): Promise<ReviewerCertificate> {
    assertThemselves(user);
    const counted = countedIn(await this.figures.of(user), year);
    if (counted === null)
      throw new ApiProblem(
        'RULE_BROKEN',
        'None of your reviews from this period counts yet. A review counts once the journal has decided on the manuscript.',
      );
    return this.certificates.issue(user.userId, { name: fullName(user), ...counted });
  }
}

/** Years and number of the reviews in the requested time; null without any. */
function countedIn(figures: readonly ReviewingFigures[], asked: number | null): Omit<Certified, 'name'> | null {
  const rows = figures.flatMap(({ year, certified }) =>
    year !== null && certified > 0 && (asked === null || year === asked) ? [{ year, certified }] : [],
  );
  if (rows.length === 0) return null;
  const years = rows.map(({ year }) => year);
  const reviews = rows.reduce((sum, { certified }) => sum + certified, 0);
  return { fromYear: Math.min(...years), toYear: Math.max(...years), reviews };
}
