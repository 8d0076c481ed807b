import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { type MailRequest, SECRET_MARK } from '../../../src/article';
import { createApp } from '../../../src/bootstrap';
import type { GroupName, MailKind } from '../../../src/contracts';
import { loadConfig } from '../../../src/platform/config/config';
import { EVENT_STORE, type EventStore, START } from '../../../src/platform/event-store/port';
import { mailSecret } from '../../../src/platform/secrets';
import { createTestDatabase, type DatabaseTemplate } from '../database/postgres';
import { openTestStore } from '../event-store/selected-store';
import { HttpClient } from './http-client';
import { TestClock } from './http-clock';
import { GOOD_PASSWORD, TEST_PASSWORD, TestPeople } from './http-people';
import { until } from './http-until';
import { SERVERS_ASKED_FOR, startSeveralServers } from './several/several-servers';
import { shareHelpers } from './shared-helpers';

/** Decrypts the personal data of all test applications. */
export const TEST_DATA_KEY = 'the data key of all test applications, long enough';

export interface TestAppOptions {
  /** Environment variables in addition to those of every test app. */
  env?: Record<string, string>;
  /** Replaces QUIRE_TEST_EVENT_STORE, with the same values; without both, the events are in Postgres. */
  eventStore?: string;
}

/** The running application on a separate database, with an account per group and an adjustable clock. */
export class TestApp {
  readonly password = TEST_PASSWORD;
  readonly visitor: HttpClient;
  private readonly people: TestPeople;

  constructor(
    readonly nest: INestApplication,
    readonly origin: string,
    readonly clock: TestClock,
    readonly stop: () => Promise<void>,
  ) {
    this.visitor = new HttpClient(origin);
    this.people = new TestPeople(nest, this.visitor);
  }

  prepare(): Promise<void> {
    return this.people.prepare();
  }

  /** The signed-in client of a group's account or of an address; cached. */
  as(who: string): Promise<HttpClient> {
    return this.people.as(who);
  }

  /** The same with a separate session. */
  signInAs(who: string): Promise<HttpClient> {
    return this.people.signInAs(who);
  }

  /** Creates an account with the common test password unless it exists; returns its id. */
  addPerson(
    email: string,
    group: GroupName,
    names: { firstName?: string; lastName?: string; institute?: string; areasOfExpertise?: string } = {},
  ): Promise<string> {
    return this.people.add(email, group, names);
  }

  /** All mails requested so far, in order, with their secrets filled in as on sending. */
  async mails(to?: string): Promise<MailRequest[]> {
    const store = this.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const found: MailRequest[] = [];
    for await (const batch of store.readAll(START))
      for (const { type, data } of batch) if (type === 'MailRequested') found.push(data as MailRequest);
    return found.filter((mail) => to === undefined || mail.to.includes(to)).map(withSecret);
  }

  /** The key of the link in the newest mail of a kind to an address. @throws Error after 10 s, or when the mail has no key. */
  async keyIn(to: string, kind: MailKind): Promise<string> {
    const key = /(?:\?|&|&amp;)key=([\w-]+)/.exec((await this.mailTo(to, kind)).html.replaceAll('&#x3D;', '='))?.[1];
    if (key === undefined) throw new Error(`The mail ${kind} to ${to} has no key`);
    return key;
  }

  /** Registers a person over HTTP; the client is signed in, but the address is not proven yet. */
  async register(email: string, password = GOOD_PASSWORD): Promise<HttpClient> {
    const names = { firstName: 'Nora', lastName: 'Newcomer' };
    const twice = { email, emailRepeat: email, password, passwordRepeat: password, privacyVersion: 1 };
    const answer = await this.visitor.post('/register', { ...names, ...twice });
    if (answer.status !== 201) throw new Error(`${email} could not register: ${answer.status} ${answer.text}`);
    return this.visitor.signIn(email, password);
  }

  /** Waits for the newest mail of a kind to an address. @throws Error after 10 s. */
  mailTo(to: string, kind: MailKind): Promise<MailRequest> {
    return until(`a mail ${kind} to ${to}`, async () =>
      (await this.mails(to)).filter((mail) => mail.kind === kind).pop(),
    );
  }
}

function withSecret(mail: MailRequest): MailRequest {
  if (!mail.html.includes(SECRET_MARK)) return mail;
  return { ...mail, html: mail.html.replaceAll(SECRET_MARK, mailSecret(mail.kind, mail.secretSeed ?? mail.mailId)) };
}

/**
 * Starts the application; stop it in `afterAll`. Rate limits are too high to matter, so that tests do not depend on their number.
 * The database is a copy of one on which the application has started before. With settings that a first start stores or checks, it is empty.
 */
export async function startTestApp({ env = {}, eventStore }: TestAppOptions = {}): Promise<TestApp> {
  const isFirstStart = Object.keys(env).some((name) => FIRST_START.has(name));
  const store = await openTestStore('EVENT_STORE_URL' in env ? '' : eventStore);
  const database = await createTestDatabase(isFirstStart ? undefined : STARTED_BEFORE);
  const drop = async (): Promise<void> => {
    await database.drop();
    await store.stop();
  };
  const app = await startOn(database.url, { EVENT_STORE_URL: store.url, ...env }, drop);
  await app.prepare();
  return app;
}

const FIRST_START = new Set([
  'NODE_ENV',
  'DATABASE_URL',
  'EVENT_STORE_URL',
  'DATA_DIR',
  'DATA_KEY',
  'WEBMASTER_EMAIL',
  'DEMO_DATA',
]);

/** All tables and the accounts of all groups, because creating them takes longer than copying them. */
const STARTED_BEFORE: DatabaseTemplate = {
  name: 'started_before',
  prepare: async (url) => {
    const app = await startAlone(url, {}, () => Promise.resolve());
    try {
      await app.prepare();
    } finally {
      await app.stop();
    }
  },
};

type Drop = () => Promise<void>;

/** Starts the application in this process, and several servers next to it if the run asks for them. */
async function startOn(databaseUrl: string, env: Record<string, string>, drop: Drop): Promise<TestApp> {
  if (SERVERS_ASKED_FOR === 0) return startAlone(databaseUrl, env, drop);
  const files = await mkdtemp(join(tmpdir(), 'quire-test-files-'));
  const shared = { BLOB_URL: `file://${files}`, ...env };
  const several = await startSeveralServers({ ...settingsOf(databaseUrl), ...shared });
  // With several servers, the application in this process only gives specs access to its modules.
  const webEnv = { PUBLIC_URL: several.origin, ...shared, PORT: '0', ROLE: 'web' };
  const app = await startAlone(databaseUrl, webEnv, drop, several.origin);
  app.clock.onShift = (ms) => several.shift(ms);
  return new TestApp(app.nest, app.origin, app.clock, async () => {
    await several.stop();
    await app.stop();
    await rm(files, { recursive: true, force: true });
  });
}

async function startAlone(
  databaseUrl: string,
  env: Record<string, string>,
  drop: Drop,
  origin?: string,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-test-'));
  const clock = new TestClock();
  const config = loadConfig({ ...settingsOf(databaseUrl), PORT: '0', DATA_DIR: dataDir, ...env });
  const quire = await createApp(config, clock);
  const release = shareHelpers(quire.app);
  await quire.listen();
  return new TestApp(quire.app, origin ?? (await quire.app.getUrl()), clock, async () => {
    await quire.stop();
    release();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

const settingsOf = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  JWT_SECRET: 'the secret of all test applications, long enough',
  DATA_KEY: TEST_DATA_KEY,
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '10000',
  // The daily run would start every ten minutes of real time; tests that need it run it themselves.
  DAILY_RUN: 'off',
  // Other suites need no browser for each submission.
  DOCUMENTS_ON_SUBMISSION: 'off',
  DATABASE_URL: databaseUrl,
  // Each connection costs a tenth of a second of the database's processor time, and most tests use few at the same time.
  DATABASE_CONNECTIONS: '12',
});
