import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { FACTOR_MESSAGES, type SecondStepWay } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { Limits } from '../../platform/http/limits/limits';
import { TooManyTries } from '../../platform/http/limits/too-many-tries';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SignInAlertsJob } from '../alerts/sign-in-alerts.job';
import { AccountMailJob } from '../mails/account-mail.job';
import { FACTOR_SENTENCES } from '../mails/factor-sentences';
import { asThemselves, SecurityLog } from '../security/security-log';
import type { Account } from '../users/account';
import { stepOfCode } from './app-codes';
import { FactorStore } from './factor.store';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';

/** With this last step no code counts as used: a code that is correct only then was used before. */
const BEFORE_ALL_STEPS = 0;
const UNKNOWN_CLIENT = { userAgent: null, address: null };

/** A second proof: one of these fields is present. */
export interface SecondProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  /** The browser's WebAuthn answer. */
  passkey?: object | undefined;
}

/** Checks second factors. Every attempt counts against the limit of the account, whatever the kind of factor. */
@Injectable()
export class SecondProofs {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly factors: FactorStore,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
    private readonly limits: Limits,
    private readonly mails: AccountMailJob,
    private readonly log: SecurityLog,
    private readonly alerts: SignInAlertsJob,
  ) {}

  /** The ways in which this person can take the second step; empty for an account without a factor. */
  async ways(userId: string): Promise<SecondStepWay[]> {
    const kinds = (await this.factors.list(userId)).map(({ kind }) => kind);
    if (kinds.length === 0) return [];
    const ways: SecondStepWay[] = kinds.includes('APP') ? ['CODE'] : [];
    if (kinds.includes('PASSKEY')) ways.push('PASSKEY');
    if ((await this.recovery.left(userId)) > 0) ways.push('RECOVERY_CODE');
    return ways;
  }

  /** @throws ApiProblem 422 for a wrong or used proof, 429 after too many attempts. */
  async check(account: Account, proof: SecondProof, purpose: 'STEP' | 'PROVE', correlationId: string): Promise<void> {
    await this.count(account.id);
    try {
      await this.assertRight(account, proof, purpose, correlationId);
    } catch (refusal) {
      if (refusal instanceof ApiProblem)
        await this.log.record({ action: 'SECOND_STEP_REFUSED', by: null, userId: account.id });
      throw refusal;
    }
  }

  /** Counts the attempt. Call it before the check, so that no attempt can succeed after too many. */
  private async count(userId: string): Promise<void> {
    try {
      await this.limits.consume('second-factor', userId);
    } catch (refusal) {
      if (refusal instanceof TooManyTries && refusal.isFirst)
        await this.log.record({ action: 'SECOND_STEP_LOCKED', by: null, userId });
      throw refusal;
    }
  }

  private async assertRight(
    account: Account,
    { code, recoveryCode, passkey }: SecondProof,
    purpose: 'STEP' | 'PROVE',
    correlationId: string,
  ): Promise<void> {
    if (passkey !== undefined) await this.passkeys.used(purpose, account.id, passkey);
    else if (recoveryCode !== undefined) await this.useRecoveryCode(account, recoveryCode, correlationId);
    else if (!(await this.useCode(account.id, code ?? '')))
      throw new ApiProblem('RULE_BROKEN', FACTOR_MESSAGES.wrongCode, { code: FACTOR_MESSAGES.wrongCode });
  }

  private async useCode(userId: string, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    for (const { id, seed, lastStep } of await this.factors.apps(userId)) {
      const step = stepOfCode(seed, code, lastStep);
      if (step !== null && (await this.factors.useStep(id, step))) return true;
      const used = stepOfCode(seed, code, BEFORE_ALL_STEPS);
      if (used !== null) await this.alerts.notify(userId, 'CODE_REUSED', UNKNOWN_CLIENT, `code-reused:${id}:${used}`);
    }
    return false;
  }

  private async useRecoveryCode(account: Account, code: string, correlationId: string): Promise<void> {
    const message = FACTOR_MESSAGES.wrongRecoveryCode;
    const { id, email } = account;
    const mail = await inTransaction(this.pool, async (db) => {
      if (!(await this.recovery.use(id, code, db)))
        throw new ApiProblem('RULE_BROKEN', message, { recoveryCode: message });
      const by = asThemselves(id);
      const left = await this.recovery.left(id, db);
      await this.log.record({ action: 'RECOVERY_CODE_USED', by, userId: id, after: { left } }, db);
      const change = FACTOR_SENTENCES.codeUsed(left);
      const meta = { ...by, correlationId };
      return this.mails.queue({ kind: 'FACTOR_CHANGED', userId: id, address: email, change, meta }, db);
    });
    await this.mails.sendSoon(mail, account);
  }
}
