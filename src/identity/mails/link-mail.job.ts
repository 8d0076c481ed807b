import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { isStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { IdentityMails, type MailMeta } from './identity-mails';

// The name of the time when only links to prove an address were mailed by it: jobs under it may still wait.
const JOB = 'identity.proof-mail';
/** The request that asked for the link stores the mail itself. This job is for a process that ends before it has. */
const AFTER_MS = 5_000;

const LINK_MAILS = ['REGISTRATION', 'ADDRESS_CHANGE', 'SET_PASSWORD'] as const;
type LinkMailKind = (typeof LINK_MAILS)[number];

/** A mail with a link to prove an address, or to set the first password of a new account. */
export interface LinkMail {
  mailId: string;
  kind: LinkMailKind;
  userId: string;
  address: string;
  meta: MailMeta;
}

/** Makes sure that a link is mailed once it is stored, and with it a new account. */
@Injectable()
export class LinkMailJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly users: UserStore,
    private readonly mails: IdentityMails,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, async (payload) => {
      const mail = mailOf(payload);
      const account = await this.users.find(mail.userId);
      if (account) await this.send(mail, account);
    });
  }

  /** Begins a moment after the transaction of `db` is committed. */
  async enqueue({ meta, ...mail }: LinkMail, db: PoolClient): Promise<void> {
    const { userId: byId, realUserId, correlationId } = meta;
    const runAt = new Date(Date.now() + AFTER_MS);
    const options = { key: mail.mailId, maxAttempts: 25, client: db, runAt };
    await this.jobs.enqueue(JOB, { ...mail, byId, realUserId, correlationId }, options);
  }

  /** Stores the mail now; while the event store is away, the job does it later. */
  async sendSoon(mail: LinkMail, account: Account): Promise<void> {
    try {
      await this.send(mail, account);
    } catch (failure) {
      if (!isStoreUnavailable(failure)) throw failure;
    }
  }

  private send({ mailId, kind, address, meta }: LinkMail, account: Account): Promise<void> {
    return this.mails.send(mailId, kind, account, meta, { to: address, newAddress: address });
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function mailOf({ mailId, kind, userId, address, byId, realUserId, correlationId }: JobPayload): LinkMail {
  return {
    mailId: String(mailId),
    kind: LINK_MAILS.find((one) => one === kind) ?? 'ADDRESS_CHANGE',
    userId: String(userId),
    address: String(address),
    meta: { userId: textOrNull(byId), realUserId: textOrNull(realUserId), correlationId: String(correlationId) },
  };
}
