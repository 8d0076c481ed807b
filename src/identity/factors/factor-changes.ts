import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { MAX_FACTORS, type NewRecoveryCodes, RECOVERY_CODES, type SecurityAction } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import type { LocalisedText } from '../../platform/language/current-language';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { type AccountMail, AccountMailJob } from '../mails/account-mail.job';
import { FACTOR_SENTENCES } from '../mails/factor-sentences';
import { asThemselves, SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { FactorStore, type NewPasskey, type StoredFactor } from './factor.store';
import { RecoveryCodes } from './recovery-codes';

const ACTING = 'Only the account holder can change how they sign in, not someone signed in as them.';
const UNKNOWN = 'This authenticator app or passkey does not exist.';
const FULL = `An account can have ${MAX_FACTORS} authenticator apps and passkeys. Please remove one first.`;
const KNOWN = 'This passkey belongs to an account already.';
const NO_FACTOR = 'Please add an authenticator app or a passkey first.';

/** A change, as the log and the mail to the person describe it. */
interface Change<Result> {
  action: SecurityAction;
  name?: string;
  /** A sentence for the mail. */
  sentence: LocalisedText;
  result: Result;
}

/** Changes of a person's second factors: each with an entry in the security log and a mail. */
@Injectable()
export class FactorChanges {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly factors: FactorStore,
    private readonly recovery: RecoveryCodes,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMailJob,
    private readonly log: SecurityLog,
  ) {}

  /** @throws ApiProblem 403 under login-as. */
  assertThemselves({ realUserId }: RequestUser): void {
    if (realUserId !== null) throw new ApiProblem('FORBIDDEN', ACTING);
  }

  /** @throws ApiProblem 422 when the account has too many. */
  async assertRoom(userId: string, db?: PoolClient): Promise<void> {
    if ((await this.factors.list(userId, db)).length >= MAX_FACTORS) throw new ApiProblem('RULE_BROKEN', FULL);
  }

  /** Adds an app whose first code was correct. `use` stores the step of the code, and returns false if that step was used. */
  addApp(user: RequestUser, name: string, correlationId: string, use: (db: PoolClient) => Promise<boolean>) {
    return this.add(user, { name, sentence: FACTOR_SENTENCES.appAdded(name) }, correlationId, use);
  }

  addPasskey(user: RequestUser, passkey: NewPasskey, correlationId: string) {
    const { name } = passkey;
    const sentence = FACTOR_SENTENCES.passkeyAdded(name);
    return this.add(user, { name, sentence }, correlationId, (db) => this.factors.addPasskey(user.userId, passkey, db));
  }

  private add(
    user: RequestUser,
    { name, sentence }: { name: string; sentence: LocalisedText },
    correlationId: string,
    store: (db: PoolClient) => Promise<boolean>,
  ): Promise<NewRecoveryCodes> {
    return this.apply(user, correlationId, async (db) => {
      await this.assertRoom(user.userId, db);
      if (!(await store(db))) throw new ApiProblem('CONFLICT', KNOWN);
      const has = (await this.recovery.left(user.userId, db)) > 0;
      const recoveryCodes = has ? null : await this.recovery.make(user.userId, db);
      return { action: 'FACTOR_ADDED', name, sentence, result: { recoveryCodes } };
    });
  }

  /** Sends no mail, because a name gives no access. @throws ApiProblem 404 for another person's factor. */
  async rename(user: RequestUser, id: string, name: string): Promise<void> {
    this.assertThemselves(user);
    await inTransaction(this.pool, async (db) => {
      const known = await this.own(user.userId, id, db);
      await this.factors.rename(user.userId, id, name, db);
      const values = { before: { name: known.name }, after: { name } };
      await this.log.record({ action: 'FACTOR_RENAMED', by: user, userId: user.userId, ...values }, db);
    });
  }

  /** Removes a factor, and with the last one the recovery codes. @throws ApiProblem 404 for another person's factor. */
  remove(user: RequestUser, id: string, correlationId: string): Promise<void> {
    return this.apply(user, correlationId, async (db) => {
      const { name, kind } = await this.own(user.userId, id, db);
      await this.factors.remove(user.userId, id, db);
      const isLast = (await this.factors.list(user.userId, db)).length === 0;
      if (isLast) await this.recovery.clear(user.userId, db);
      return {
        action: 'FACTOR_REMOVED',
        name,
        sentence: FACTOR_SENTENCES.removed(kind, name, isLast),
        result: undefined,
      };
    });
  }

  /** @throws ApiProblem 422 without a factor. */
  renewCodes(user: RequestUser, correlationId: string): Promise<NewRecoveryCodes> {
    return this.apply(user, correlationId, async (db) => {
      if ((await this.factors.list(user.userId, db)).length === 0) throw new ApiProblem('RULE_BROKEN', NO_FACTOR);
      const recoveryCodes = await this.recovery.make(user.userId, db);
      const sentence = FACTOR_SENTENCES.codesMade(RECOVERY_CODES);
      return { action: 'RECOVERY_CODES_MADE', sentence, result: { recoveryCodes } };
    });
  }

  /** Removes all factors of a person who lost them, and ends all sessions. `use` marks the link as used in the same transaction. */
  async removeAll(userId: string, correlationId: string, use: (db: PoolClient) => Promise<void>): Promise<void> {
    const [account, mail] = await inTransaction(this.pool, async (db) => {
      const locked = await this.users.lock(userId, db);
      await use(db);
      await this.factors.removeSince(userId, new Date(0), db);
      await this.recovery.clear(userId, db);
      await this.sessions.revokeAllIn(userId, db);
      await this.log.record({ action: 'FACTORS_REMOVED', by: asThemselves(userId), userId }, db);
      return [locked, await this.queueMail(locked, FACTOR_SENTENCES.allRemoved, correlationId, db)] as const;
    });
    this.sessions.forget(userId);
    await this.mails.sendSoon(mail, account);
  }

  private async apply<Result>(
    user: RequestUser,
    correlationId: string,
    work: (db: PoolClient) => Promise<Change<Result>>,
  ): Promise<Result> {
    this.assertThemselves(user);
    const { account, change, mail } = await inTransaction(this.pool, async (db) => {
      const locked = await this.users.lock(user.userId, db);
      const made = await work(db);
      const values = made.name === undefined ? {} : { after: { name: made.name } };
      await this.log.record({ action: made.action, by: user, userId: user.userId, ...values }, db);
      return { account: locked, change: made, mail: await this.queueMail(locked, made.sentence, correlationId, db) };
    });
    this.sessions.forget(user.userId);
    await this.mails.sendSoon(mail, account);
    return change.result;
  }

  private async own(userId: string, id: string, db: PoolClient): Promise<StoredFactor> {
    const found = (await this.factors.list(userId, db)).find((factor) => factor.id === id);
    if (!found) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    return found;
  }

  private queueMail(
    { id, email }: Account,
    change: LocalisedText,
    correlationId: string,
    db: PoolClient,
  ): Promise<AccountMail> {
    const meta = { ...asThemselves(id), correlationId };
    return this.mails.queue({ kind: 'FACTOR_CHANGED', userId: id, address: email, change, meta }, db);
  }
}
