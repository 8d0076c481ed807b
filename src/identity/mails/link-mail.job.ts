import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { isStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { IdentityMails, type MailMeta } from './identity-mails';

// An old name, from when the job mailed only links to prove an address. It stays because queued jobs may still have it.
const JOB = 'identity.proof-mail';
/** Delay of the job. Usually the HTTP request stores the mail itself; the job does it if the process ends before that. */
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

/** Makes sure that a stored link is mailed, also the link of a new account. */
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

  /** Queues the job in the transaction of `db`. It runs a few seconds after the commit. */
  async enqueue({ meta, ...mail }: LinkMail, db: PoolClient): Promise<void> {
    const { userId: byId, realUserId, correlationId } = meta;
    const runAt = new Date(Date.now() + AFTER_MS);
    const options = { key: mail.mailId, maxAttempts: 25, client: db, runAt };
    await this.jobs.enqueue(JOB, { ...mail, byId, realUserId, correlationId }, options);
  }

  /** Stores the mail now. If the event store is unavailable, the job does it later. */
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
