import type { Pool } from 'pg';
import { MIGRATIONS } from './app.module';
import { openLog } from './article';
import { isEmail } from './contracts';
import { closeDemonstrationAccounts } from './identity/demonstration/demonstration-accounts';
import { FactorDemand } from './identity/factors/factor-demand';
import { AccountMailJob } from './identity/mails/account-mail.job';
import { IdentityMails } from './identity/mails/identity-mails';
import { SignInLinks } from './identity/providers/sign-in-links';
import { Invitations } from './identity/security/invitations';
import { SecurityLog } from './identity/security/security-log';
import { type MadeWebmaster, Webmasters } from './identity/security/webmasters';
import { BlindActing } from './identity/sessions/blind-acting';
import { SessionStore } from './identity/sessions/session.store';
import { UserStore } from './identity/users/user.store';
import { refuseUnfinishedRestore } from './platform/backup/restoring/restore-mark';
import { systemClock } from './platform/clock';
import { type AppConfig, loadConfig } from './platform/config/config';
import { refuseFormerPlace } from './platform/event-store/copy/place';
import { refuseForeignLog } from './platform/event-store/identity/log-identity';
import type { EventStore } from './platform/event-store/port';
import { GraphileJobs } from './platform/jobs';
import { MailTemplates } from './platform/mail';
import { TemplateOverrides } from './platform/mail/templates/template-overrides';
import { createKnex, createPool, openDatabase, runMigrations } from './platform/postgres';
import { ProcessNotifications } from './platform/process-notifications';
import { useSecretKey } from './platform/secrets';
import { SettingsStore } from './platform/settings';

import 'reflect-metadata';

const USAGE = `Usage:
  npm run webmaster -- EMAIL                   makes the person at this address a webmaster; a new account gets a link by mail
  npm run webmaster -- --close-demonstration   takes password, sessions and group from all demonstration accounts`;
const CLOSE = '--close-demonstration';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class InvalidArguments extends Error {}

/** @throws WrongWords unless there is exactly one argument: an address, or the option. */
function orderOf(words: string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new InvalidArguments('Give one email address.');
  if (word !== CLOSE && !isEmail(word)) throw new InvalidArguments(`'${word}' is not an email address.`);
  return word;
}

async function webmastersOf(config: AppConfig, pool: Pool, store: EventStore): Promise<Webmasters> {
  useSecretKey(config.jwtSecret);
  const overrides = new TemplateOverrides(pool);
  await overrides.onModuleInit();
  const [users, log] = [new UserStore(pool), new SecurityLog(pool)];
  const settings = new SettingsStore(pool, config);
  const mails = new IdentityMails(store, systemClock, config, settings, new MailTemplates(overrides));
  const sessions = new SessionStore(
    pool,
    new ProcessNotifications(pool),
    new FactorDemand(pool, settings),
    new BlindActing(pool, settings),
  );
  const accountMails = new AccountMailJob(new GraphileJobs(pool), users, mails);
  const invitations = new Invitations(
    pool,
    users,
    sessions,
    new SignInLinks(pool),
    mails,
    accountMails,
    log,
    systemClock,
  );
  await overrides.onModuleDestroy();
  return new Webmasters(pool, users, sessions, invitations, log);
}

function outcome(email: string, { account, linkMailed }: MadeWebmaster): string {
  const what = {
    created: `Created an account for ${email}, a webmaster.`,
    changed: `${email} is now a webmaster.`,
    unchanged: `${email} is a webmaster already.`,
  }[account];
  return linkMailed ? `${what} The running server, or the next one, mails a link to set a password.` : what;
}

/** Works on the configured database, with or without a running server. */
async function run(config: AppConfig, pool: Pool, order: string): Promise<void> {
  if (order === CLOSE) return print(`Closed demonstration accounts: ${await closeDemonstrationAccounts(pool)}.`);
  const { eventStoreUrl } = config;
  await refuseFormerPlace(pool, eventStoreUrl);
  const store = await openLog(pool, config);
  try {
    await refuseForeignLog(pool, store);
    print(outcome(order, await (await webmastersOf(config, pool, store)).make(order)));
  } finally {
    await store.close();
  }
}

async function main(words: string[]): Promise<void> {
  const order = orderOf(words);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  const knex = createKnex(database.url);
  try {
    await refuseUnfinishedRestore(pool);
    await runMigrations(knex, MIGRATIONS);
    await run(config, pool, order);
  } finally {
    await Promise.allSettled([knex.destroy(), pool.end()]);
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof InvalidArguments) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
