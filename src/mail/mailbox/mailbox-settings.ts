import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import {
  type IncomingMailSettings,
  MAILBOX_MESSAGES,
  type MailboxChange,
  type MailHookChanged,
  mailHostProblem,
  mailPortProblem,
} from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { deriveSecret, openSecret, sealSecret } from '../../platform/secrets';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';

/** The mailbox with what a reader needs. */
export interface StoredMailbox extends Omit<MailboxChange, 'password'> {
  /** The encrypted password. */
  passwordBox: string | null;
  /** How far it is read; null: the last 30 days are read next. */
  uidValidity: string | null;
  lastUid: number | null;
  hookSeed: string | null;
}

const NONE: StoredMailbox = {
  ...{ active: false, host: '', port: 993, security: 'tls', account: '', folder: 'INBOX', after: 'seen' },
  ...{ passwordBox: null, uidValidity: null, lastUid: null, hookSeed: null },
};
const PURPOSE = 'mailbox';
const HOOK = 'mail-hook';
const READ = `SELECT active, host, port, security, account, folder, after, password_box AS "passwordBox",
  uid_validity AS "uidValidity", last_uid::float8 AS "lastUid", hook_seed AS "hookSeed" FROM app.mailbox`;
const WRITE = `INSERT INTO app.mailbox (active, host, port, security, account, folder, after, password_box, uid_validity, last_uid, hook_seed)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (one) DO UPDATE SET active = $1, host = $2, port = $3, security = $4, account = $5, folder = $6, after = $7,
    password_box = $8, uid_validity = $9, last_uid = $10, hook_seed = $11`;
/** Of another mailbox, which somebody has set meanwhile, this says nothing. */
const REACHED = `UPDATE app.mailbox SET uid_validity = $4, last_uid = $5 WHERE host = $1 AND account = $2 AND folder = $3`;

/** Null when it cannot be read any more. */
export const mailboxPasswordOf = ({ passwordBox }: StoredMailbox): string | null =>
  passwordBox === null ? null : openSecret(PURPOSE, passwordBox);

export const hookSecretOf = (seed: string): string => `mailin_${deriveSecret(HOOK, seed)}`;

/** Which mailbox is read, and whether messages may come over HTTP. Every change is in the security log; a secret never is. */
@Injectable()
export class MailboxSettings {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicUrl'>,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  async stored(): Promise<StoredMailbox> {
    return (await this.pool.query<StoredMailbox>(READ)).rows[0] ?? NONE;
  }

  async shown(): Promise<IncomingMailSettings> {
    const { passwordBox, hookSeed, uidValidity: _validity, lastUid: _uid, ...shown } = await this.stored();
    const hookAddress = `${this.config.publicUrl}/api/incoming-mail/messages`;
    return { ...shown, hasPassword: passwordBox !== null, hook: hookSeed !== null, hookAddress };
  }

  /** @throws ApiProblem 400 that says which field is wrong. */
  change(by: RequestUser, wanted: MailboxChange): Promise<void> {
    return this.changing(async (was, db) => {
      const now = mailboxOf(wanted, was);
      if (wanted.active) refuseWrong(now);
      await write(db, now);
      const isNew = now.passwordBox !== was.passwordBox && now.passwordBox !== null;
      const after = { ...valuesOf(now), ...(isNew && { password: 'replaced' }) };
      await this.log.record({ action: 'MAILBOX_CHANGED', by, before: valuesOf(was), after }, db);
    });
  }

  /** Opens the way over HTTP with a new secret, or closes it. */
  async changeHook(by: RequestUser, active: boolean): Promise<MailHookChanged> {
    const seed = active ? randomBytes(32).toString('base64url') : null;
    await this.changing(async (was, db) => {
      await write(db, { ...was, hookSeed: seed });
      const [before, after] = [{ active: was.hookSeed !== null }, { active, ...(active && { secret: 'replaced' }) }];
      await this.log.record({ action: 'MAIL_HOOK_CHANGED', by, before, after }, db);
    });
    return { secret: seed === null ? null : hookSecretOf(seed) };
  }

  /** Notes how far a mailbox is read. */
  async reached({ host, account, folder }: StoredMailbox, uidValidity: string, lastUid: number): Promise<void> {
    await this.pool.query(REACHED, [host, account, folder, uidValidity, lastUid]);
  }

  /** The last 30 days are read again. */
  async forgetPlace(): Promise<void> {
    await this.pool.query('UPDATE app.mailbox SET uid_validity = NULL, last_uid = NULL');
  }

  private changing(work: (was: StoredMailbox, db: PoolClient) => Promise<void>): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.mailbox IN SHARE ROW EXCLUSIVE MODE');
      await work((await db.query<StoredMailbox>(READ)).rows[0] ?? NONE, db);
    });
  }
}

const valuesOf = ({ active, host, port, security, account, folder, after }: StoredMailbox) => ({
  ...{ active, host, port, security, account, folder, after },
});

async function write(db: PoolClient, now: StoredMailbox): Promise<void> {
  const { active, host, port, security, account, folder, after } = now;
  const values = [active, host, port, security, account, folder, after];
  await db.query(WRITE, [...values, now.passwordBox, now.uidValidity, now.lastUid, now.hookSeed]);
}

/** A stored password stays only with its server and account, and the place only with its folder. */
function mailboxOf({ password, ...wanted }: MailboxChange, was: StoredMailbox): StoredMailbox {
  const isSameServer = was.host === wanted.host && was.port === wanted.port && was.security === wanted.security;
  const isSame = isSameServer && was.account === wanted.account;
  const kept = isSame ? was.passwordBox : null;
  const place = isSame && was.folder === wanted.folder ? was : NONE;
  const { uidValidity, lastUid } = place;
  const passwordBox = password === '' ? kept : sealSecret(PURPOSE, password);
  return { ...wanted, passwordBox, uidValidity, lastUid, hookSeed: was.hookSeed };
}

function refuseWrong({ host, port, account, passwordBox, folder }: StoredMailbox): void {
  const problems = {
    host: mailHostProblem(host),
    port: mailPortProblem(port),
    account: account === '' ? MAILBOX_MESSAGES.account : undefined,
    password: passwordBox === null ? MAILBOX_MESSAGES.password : undefined,
    folder: folder === '' ? MAILBOX_MESSAGES.folder : undefined,
  };
  for (const [field, problem] of Object.entries(problems))
    if (problem !== undefined) throw validationProblem({ [field]: problem });
}
