import { Injectable } from '@nestjs/common';
import type { Factor, OwnFactors } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { FactorStore, type StoredFactor } from '../../factors/factor.store';
import { FactorChanges } from '../../factors/factor-changes';
import { RecoveryCodes } from '../../factors/recovery-codes';

/** The second factors of the person, and the number of recovery codes that are left. */
@Injectable()
export class ListFactorsReader {
  constructor(
    private readonly factors: FactorStore,
    private readonly recovery: RecoveryCodes,
    private readonly changes: FactorChanges,
  ) {}

  /** @throws ApiProblem 403 under login-as. */
  async read(user: RequestUser): Promise<OwnFactors> {
    this.changes.assertThemselves(user);
    const factors = (await this.factors.list(user.userId)).map(viewOf);
    return { factors, recoveryCodesLeft: factors.length === 0 ? 0 : await this.recovery.left(user.userId) };
  }
}

const viewOf = ({ id, kind, name, createdAt, lastUsedAt }: StoredFactor): Factor => ({
  ...{ id, kind, name },
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
});
