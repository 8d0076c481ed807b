import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { LANGUAGES } from '../../contracts';
import { newId } from '../../platform/clock/clock';
import { type JobPayload, JOBS, type Jobs, PermanentFailure } from '../../platform/jobs';
import type { LocalisedText } from '../../platform/language/current-language';
import { isStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { IdentityMails, type MailMeta } from './identity-mails';

const JOB = 'identity.account-mail';
/**
 * The name of jobs that were queued by an earlier version. New jobs have another name: during an upgrade, a process of that version must
 * not run a job whose kind of mail it does not know.
 */
const FORMER_JOB = 'identity.proof-mail';
/** Delay of the job. Usually the HTTP request stores the mail itself; the job does it if the process ends before that. */
const AFTER_MS = 5_000;

const ACCOUNT_MAILS = [
  'REGISTRATION',
  'ADDRESS_CHANGE',
  'SET_PASSWORD',
  'ADDRESS_CHANGED',
  'PASSWORD_CHANGED',
  'FACTOR_CHANGED',
  'ACCOUNTS_MERGED',
  'SIGN_IN_CHANGED',
] as const;

const SIGN_IN_TEMPLATES = ['sign-in-linked', 'sign-in-unlinked', 'sign-in-first-used'] as const;

/** A change of a sign-in by a provider: the name of a template in this folder, and the displayed name of the provider. */
export interface SignInNotice {
  template: (typeof SIGN_IN_TEMPLATES)[number];
  providerName: string;
}

/** A mail that belongs to a change of an account: with a link that the change has stored, or about the change. */
export interface AccountMail {
  mailId: string;
  kind: (typeof ACCOUNT_MAILS)[number];
  userId: string;
  /** The recipient. */
  address: string;
  /** The address that the mail is about; if absent, the recipient. */
  newAddress?: string;
  /** What happened to the second factors, as a sentence. */
  change?: LocalisedText;
  /** For SIGN_IN_CHANGED. */
  signIn?: SignInNotice;
  meta: MailMeta;
}

/**
 * Makes sure that a change of an account and its mail are stored together or not at all, although the mail goes to the event store. A
 * change without its mail would hide a theft from the holder of the account.
 */
@Injectable()
export class AccountMailJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly users: UserStore,
    private readonly mails: IdentityMails,
  ) {}

  onModuleInit(): void {
    for (const name of [JOB, FORMER_JOB])
      this.jobs.register(name, async (payload) => {
        const mail = mailOf(payload);
        const account = await this.users.find(mail.userId);
        if (account) await this.send(mail, account);
      });
  }

  /** Queues the job in the transaction of `db`. It runs a few seconds after the commit. */
  async enqueue({ meta, ...mail }: AccountMail, db: PoolClient): Promise<void> {
    const { userId: byId, realUserId, correlationId } = meta;
    const runAt = new Date(Date.now() + AFTER_MS);
    const options = { key: mail.mailId, maxAttempts: 25, client: db, runAt };
    await this.jobs.enqueue(JOB, { ...mail, byId, realUserId, correlationId }, options);
  }

  /** As `enqueue`, for a mail without a link. */
  async queue(mail: Omit<AccountMail, 'mailId'>, db: PoolClient): Promise<AccountMail> {
    const queued = { mailId: newId(), ...mail };
    await this.enqueue(queued, db);
    return queued;
  }

  /** Queues the mail about a new password, to the address of the account. */
  queueNewPassword({ id, email }: Account, meta: MailMeta, db: PoolClient): Promise<AccountMail> {
    return this.queue({ kind: 'PASSWORD_CHANGED', userId: id, address: email, meta }, db);
  }

  /** Stores the mail now. If the event store is unavailable, the job does it later. */
  async sendSoon(mail: AccountMail, account: Account): Promise<void> {
    try {
      await this.send(mail, account);
    } catch (failure) {
      if (!isStoreUnavailable(failure)) throw failure;
    }
  }

  private send(
    { mailId, kind, address, newAddress = address, change, signIn, meta }: AccountMail,
    account: Account,
  ): Promise<void> {
    const variant = { to: address, newAddress, ...(change && { change }), ...signIn };
    return this.mails.send(mailId, kind, account, meta, variant);
  }
}

function isLocalised(value: unknown): value is LocalisedText {
  return typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value);
}

function isSignIn(value: unknown): value is SignInNotice {
  if (typeof value !== 'object' || value === null || !('template' in value)) return false;
  return SIGN_IN_TEMPLATES.some((one) => one === value.template) && 'providerName' in value;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** @throws PermanentFailure for a kind of mail that this version does not know. */
function mailOf(payload: JobPayload): AccountMail {
  const { mailId, kind, userId, address, newAddress, change, signIn, byId, realUserId, correlationId } = payload;
  const known = ACCOUNT_MAILS.find((one) => one === kind);
  if (known === undefined) throw new PermanentFailure(`There is no mail ${String(kind)} about an account`);
  return {
    mailId: String(mailId),
    kind: known,
    userId: String(userId),
    address: String(address),
    ...(typeof newAddress === 'string' && { newAddress }),
    ...(isLocalised(change) && { change }),
    ...(isSignIn(signIn) && { signIn }),
    meta: { userId: textOrNull(byId), realUserId: textOrNull(realUserId), correlationId: String(correlationId) },
  };
}
