import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { type CreditStart, type OwnCredit } from '../../contracts';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import { assertThemselves } from '../../thanks/public';
import { CreditFailure } from '../orcid/credit-failure';
import { OrcidClient, type Permission } from '../orcid/orcid-client';
import { CreditStore, type StoredCredit } from '../settings/credit-store';
import { ConsentFlows } from './consent-flows';
import { ConsentStore } from './consent-store';

const NOT_OFFERED = 'The journal sends no reviews to ORCID at the moment.';
const UNPROVEN = 'Please connect your ORCID iD first, under ‘Sign-in methods’.';
const CANCELLED = 'You did not agree at ORCID. Nothing has changed.';
const AWAY = 'ORCID cannot be reached at the moment. Please try again later.';
const NOT_GRANTED = 'ORCID did not give the permission. Please start again.';

const COUNTS = `SELECT (count(*) FILTER (WHERE state = 'WAITING'))::int AS waiting, (count(*) FILTER (WHERE state IN ('SENT', 'NOT_REMOVED')))::int AS sent,
  (count(*) FILTER (WHERE state = 'REMOVING'))::int AS removing, min(next_try_at) FILTER (WHERE state = 'WAITING') AS "nextAt" FROM app.orcid_deposits WHERE user_id = $1`;

interface Counts {
  waiting: number;
  sent: number;
  removing: number;
  nextAt: Date | null;
}

/** Lets a reviewer agree to credit at ORCID, and withdraw this consent (ADR 119). All methods throw ApiProblem 403 under login-as. */
@Injectable()
export class OwnConsent {
  private readonly logger = new Logger(OwnConsent.name);

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly credit: CreditStore,
    private readonly consents: ConsentStore,
    private readonly flows: ConsentFlows,
    private readonly orcid: OrcidClient,
    private readonly people: People,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  async shown(user: RequestUser): Promise<OwnCredit> {
    assertThemselves(user);
    const [active, consent, orcid] = await Promise.all([
      this.credit.active(),
      this.consents.of(user.userId),
      this.provenOf(user),
    ]);
    const { rows } = await this.pool.query<Counts>(COUNTS, [user.userId]);
    const { nextAt, ...counts } = rows[0] ?? { waiting: 0, sent: 0, removing: 0, nextAt: null };
    return {
      ...{ offered: active !== null, orcid, ...counts, nextAt: nextAt?.toISOString() ?? null },
      consent: consent === null ? 'NONE' : consent.token === null ? 'ENDED' : 'GIVEN',
      givenAt: consent?.givenAt.toISOString() ?? null,
    };
  }

  /** @throws ApiProblem 409 while nothing is sent, or without a proven iD. */
  async begin(user: RequestUser): Promise<CreditStart> {
    assertThemselves(user);
    const active = await this.offered();
    const orcid = await this.proven(user);
    const { state, secret } = await this.flows.begin(user.userId);
    const url = this.orcid.consentAddress(active, { state, orcid, returnTo: this.credit.returnAddress() });
    return { url, secret };
  }

  /**
   * @param query the parameters with which ORCID sent the person back.
   * @throws ApiProblem 422 for a flow that is not open, was cancelled or not granted; 409 for another iD; 503 when ORCID does not answer.
   */
  async finish(user: RequestUser, query: string, secret: string): Promise<null> {
    assertThemselves(user);
    const back = new URLSearchParams(query);
    await this.flows.finish(user.userId, back.get('state') ?? '', secret);
    const active = await this.offered();
    const code = back.get('code');
    if (code === null) throw new ApiProblem('RULE_BROKEN', CANCELLED);
    const permission = await this.permissionBy(active, code);
    const orcid = await this.proven(user);
    if (permission.orcid !== orcid) return this.refuseOther(active, permission, orcid);
    await inTransaction(this.pool, async (db) => {
      await this.consents.give(user.userId, permission, db);
      await this.log.record({ action: 'ORCID_CONSENT_GIVEN', by: user, userId: user.userId, after: { orcid } }, db);
    });
    return null;
  }

  /** Reviews that are already at ORCID stay there: the person can delete them there. */
  async withdraw(user: RequestUser): Promise<null> {
    assertThemselves(user);
    const consent = await this.consents.of(user.userId);
    if (consent === null) return null;
    await inTransaction(this.pool, async (db) => {
      await this.consents.remove(user.userId, db);
      const before = { orcid: consent.orcid };
      await this.log.record({ action: 'ORCID_CONSENT_WITHDRAWN', by: user, userId: user.userId, before }, db);
    });
    const active = await this.credit.active();
    if (active && consent.token !== null) await this.revoke(active, consent.token);
    return null;
  }

  private async offered(): Promise<StoredCredit> {
    const active = await this.credit.active();
    if (active === null) throw new ApiProblem('CONFLICT', NOT_OFFERED);
    return active;
  }

  private async provenOf({ userId }: RequestUser): Promise<string | null> {
    return (await this.people.byId(userId))?.authenticatedOrcid ?? null;
  }

  private async proven(user: RequestUser): Promise<string> {
    const orcid = await this.provenOf(user);
    if (orcid === null) throw new ApiProblem('CONFLICT', UNPROVEN);
    return orcid;
  }

  private async permissionBy(active: StoredCredit, code: string): Promise<Permission> {
    try {
      return await this.orcid.permissionBy(active, { code, returnTo: this.credit.returnAddress() });
    } catch (failure) {
      if (!(failure instanceof CreditFailure)) throw failure;
      this.logger.warn(`Permission at ORCID: ${failure.problem}`);
      const isRefused = failure.problem === 'CREDENTIALS' || failure.problem === 'REFUSED';
      throw isRefused ? new ApiProblem('RULE_BROKEN', NOT_GRANTED) : new ApiProblem('UNAVAILABLE', AWAY);
    }
  }

  private async refuseOther(active: StoredCredit, { orcid, token }: Permission, proven: string): Promise<never> {
    await this.revoke(active, token);
    const message = `Your account has the ORCID iD ${proven}. At ORCID you were signed in as ${orcid}, so nothing has changed.`;
    throw new ApiProblem('CONFLICT', message);
  }

  /** The token is deleted here in any case; at ORCID it may stay when ORCID does not answer. */
  private async revoke(active: StoredCredit, token: string): Promise<void> {
    try {
      await this.orcid.revoke(active, token);
    } catch (failure) {
      if (!(failure instanceof CreditFailure)) throw failure;
      this.logger.warn(`A permission could not be taken back at ORCID: ${failure.problem}`);
    }
  }
}
