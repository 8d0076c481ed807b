import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { type IncomingMailSettings, type MailboxChange, mailboxProblems, type MailHookChanged } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { deriveSecret } from '../../platform/secrets';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import {
  changedMailbox,
  NO_MAILBOX,
  replacedSecrets,
  sealedMailboxSecret,
  type StoredMailbox,
  storedSecretsOf,
  valuesOf,
} from './stored-mailbox';

const HOOK = 'mail-hook';
const COLUMNS = {
  ...{ active: 'active', host: 'host', port: 'port', security: 'security', account: 'account', folder: 'folder' },
  ...{ after: 'after', signIn: 'sign_in', tokenUrl: 'token_url', clientId: 'client_id', scope: 'scope' },
  ...{ passwordBox: 'password_box', clientSecretBox: 'client_secret_box', refreshTokenBox: 'refresh_token_box' },
  ...{ uidValidity: 'uid_validity', lastUid: 'last_uid', hookSeed: 'hook_seed' },
} satisfies Record<keyof StoredMailbox, string>;
const FIELDS = Object.keys(COLUMNS) as readonly (keyof StoredMailbox)[];
/** A bigint would be returned as a text. */
const readAs = (field: keyof StoredMailbox): string =>
  `${COLUMNS[field]}${field === 'lastUid' ? '::float8' : ''} AS "${field}"`;
const READ = `SELECT ${FIELDS.map(readAs).join(', ')} FROM app.mailbox`;
const WRITE = `INSERT INTO app.mailbox (${Object.values(COLUMNS).join(', ')}) VALUES (${FIELDS.map((_field, index) => `$${index + 1}`).join(', ')})
  ON CONFLICT (one) DO UPDATE SET ${FIELDS.map((field, index) => `${COLUMNS[field]} = $${index + 1}`).join(', ')}`;
/** Does nothing when another mailbox was set meanwhile. */
const REACHED = `UPDATE app.mailbox SET uid_validity = $4, last_uid = $5 WHERE host = $1 AND account = $2 AND folder = $3`;

const RENEWED = 'UPDATE app.mailbox SET refresh_token_box = $1';

export const hookSecretOf = (seed: string): string => `mailin_${deriveSecret(HOOK, seed)}`;

/** The mailbox to read, and whether messages may come over HTTP. Every change is in the security log; a secret never is. */
@Injectable()
export class MailboxSettings {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicUrl'>,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  async stored(): Promise<StoredMailbox> {
    return (await this.pool.query<StoredMailbox>(READ)).rows[0] ?? NO_MAILBOX;
  }

  async shown(): Promise<IncomingMailSettings> {
    const mailbox = await this.stored();
    const hookAddress = `${this.config.publicUrl}/api/incoming-mail/messages`;
    const stored = storedSecretsOf(mailbox);
    return { ...valuesOf(mailbox), stored, hook: mailbox.hookSeed !== null, hookAddress };
  }

  /** @throws ApiProblem 400 that names the wrong field. */
  change(by: RequestUser, wanted: MailboxChange): Promise<void> {
    return this.changing(async (was, db) => {
      const now = changedMailbox(wanted, was);
      const problems = wanted.active ? mailboxProblems(wanted, storedSecretsOf(now)) : {};
      if (Object.keys(problems).length > 0) throw validationProblem(problems);
      await write(db, now);
      const replaced = Object.fromEntries(replacedSecrets(was, now).map((one) => [one, 'replaced']));
      const after = { ...valuesOf(now), ...replaced };
      await this.log.record({ action: 'MAILBOX_CHANGED', by, before: valuesOf(was), after }, db);
    });
  }

  /** Turns messages over HTTP on with a new secret, or off. */
  async changeHook(by: RequestUser, active: boolean): Promise<MailHookChanged> {
    const seed = active ? randomBytes(32).toString('base64url') : null;
    await this.changing(async (was, db) => {
      await write(db, { ...was, hookSeed: seed });
      const [before, after] = [{ active: was.hookSeed !== null }, { active, ...(active && { secret: 'replaced' }) }];
      await this.log.record({ action: 'MAIL_HOOK_CHANGED', by, before, after }, db);
    });
    return { secret: seed === null ? null : hookSecretOf(seed) };
  }

  /** Stores up to which message a mailbox has been read. */
  async reached({ host, account, folder }: StoredMailbox, uidValidity: string, lastUid: number): Promise<void> {
    await this.pool.query(REACHED, [host, account, folder, uidValidity, lastUid]);
  }

  /**
   * Uses the refresh token, one use after the other: if each token can be used only once, a reading and a test at the same time would use
   * it twice. A change of the settings also waits, since it would write the used token back.
   * @param use returns the new token, or null if there is none. When it throws, nothing is changed.
   */
  async usingRefreshToken(use: (mailbox: StoredMailbox) => Promise<string | null>): Promise<void> {
    await this.changing(async (mailbox, db) => {
      const renewed = await use(mailbox);
      if (renewed !== null) await db.query(RENEWED, [sealedMailboxSecret('refreshToken', renewed)]);
    });
  }

  /** Makes the next reading read the last 30 days again. */
  async forgetPlace(): Promise<void> {
    await this.pool.query('UPDATE app.mailbox SET uid_validity = NULL, last_uid = NULL');
  }

  private changing(work: (was: StoredMailbox, db: PoolClient) => Promise<void>): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.mailbox IN SHARE ROW EXCLUSIVE MODE');
      await work((await db.query<StoredMailbox>(READ)).rows[0] ?? NO_MAILBOX, db);
    });
  }
}

async function write(db: PoolClient, now: StoredMailbox): Promise<void> {
  await db.query(
    WRITE,
    FIELDS.map((field) => now[field]),
  );
}
