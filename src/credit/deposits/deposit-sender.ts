import { Inject, Injectable, Logger } from '@nestjs/common';
import { Articles } from '../../article';
import { codeOfCountry, type CreditProblem } from '../../contracts';
import { SchemaCheck } from '../../exchange/public';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { ConsentStore } from '../consent/consent-store';
import { Permissions } from '../consent/permissions';
import { CreditFailure, PermissionEnded } from '../orcid/credit-failure';
import { OrcidClient, type Permission } from '../orcid/orcid-client';
import { type PeerReview, peerReviewXml } from '../record/peer-review-record';
import type { StoredCredit } from '../settings/credit-store';
import type { DueDeposit } from './deposit-queue';
import { yearOfMoment } from './next-sending';
import { reviewIdOf } from './review-id';

/** SENT: it is at ORCID. GONE: it may no longer be sent, or the consent has ended. */
export type Sent = { as: 'SENT'; putCode: string | null } | { as: 'GONE' } | { as: 'FAILED'; problem: CreditProblem };

/** Adds one review to the ORCID record of its reviewer. */
@Injectable()
export class DepositSender {
  private readonly logger = new Logger(DepositSender.name);

  constructor(
    private readonly articles: Articles,
    private readonly permissions: Permissions,
    private readonly consents: ConsentStore,
    private readonly orcid: OrcidClient,
    private readonly check: SchemaCheck,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @param stillMine is called right before the entry is sent. */
  async send(credit: StoredCredit, due: DueDeposit, stillMine: () => Promise<void>): Promise<Sent> {
    const permission = await this.permissions.of(due.userId);
    const year = permission && (await this.yearOf(due));
    if (!permission || year === null) return { as: 'GONE' };
    const xml = peerReviewXml(recordOf(credit, due.assignmentId, year));
    const problems = await this.check.problems('orcid', xml);
    if (problems.length > 0) {
      this.logger.error(`An entry for ORCID is not valid: ${problems.join('; ')}`);
      return { as: 'FAILED', problem: 'RECORD' };
    }
    await stillMine();
    return this.add(credit, due.userId, permission, xml);
  }

  private async add(credit: StoredCredit, userId: string, permission: Permission, xml: string): Promise<Sent> {
    try {
      return { as: 'SENT', putCode: await this.orcid.add(credit, permission, xml) };
    } catch (failure) {
      if (failure instanceof CreditFailure) return { as: 'FAILED', problem: failure.problem };
      if (!(failure instanceof PermissionEnded)) throw failure;
      await this.consents.end(userId);
      return { as: 'GONE' };
    }
  }

  /**
   * The year of the completion; null unless the review is complete and the journal has decided. Read from the log, since a table may lag.
   */
  private async yearOf({ articleId, assignmentId, userId }: DueDeposit): Promise<number | null> {
    const state = await this.articles.load(articleId);
    const review = state?.assignments.find((one) => one.assignmentId === assignmentId);
    if (!state || review?.status !== 'Completed' || review.completedAt === null) return null;
    if (review.reviewerId !== userId || !state.decidedRevisions.includes(review.revision)) return null;
    return yearOfMoment(review.completedAt, (await this.settings.current()).timeZone);
  }
}

const recordOf = (credit: StoredCredit, assignmentId: string, year: number): PeerReview => ({
  ...{ reviewId: reviewIdOf(assignmentId), year, groupId: credit.groupId },
  organization: {
    ...{ name: credit.organization, city: credit.city, ror: credit.ror },
    countryCode: codeOfCountry(credit.country) ?? '',
  },
});
