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
import { HttpClient } from './http-client';
import { TestClock } from './http-clock';
import { TEST_PASSWORD, TestPeople } from './http-people';
import { until } from './http-until';
import { shareRenderer } from './shared-renderer';

export interface TestAppOptions {
  /** Variables of the environment besides those that every test app has. */
  env?: Record<string, string>;
}

/** The running application on a database of its own, with an account per group and a clock that can be moved. */
export class TestApp {
  readonly password = TEST_PASSWORD;
  readonly anybody: HttpClient;
  private readonly people: TestPeople;

  constructor(
    readonly nest: INestApplication,
    readonly origin: string,
    readonly clock: TestClock,
    readonly stop: () => Promise<void>,
  ) {
    this.anybody = new HttpClient(origin);
    this.people = new TestPeople(nest, this.anybody);
  }

  prepare(): Promise<void> {
    return this.people.prepare();
  }

  /** The signed-in client of a group's account or of an address; the same one each time. */
  as(who: string): Promise<HttpClient> {
    return this.people.as(who);
  }

  /** The same with a session of its own. */
  signInAs(who: string): Promise<HttpClient> {
    return this.people.signInAs(who);
  }

  /** An account with the password of all test accounts, made unless it is there; answers its id. */
  addPerson(
    email: string,
    group: GroupName,
    names: { firstName?: string; lastName?: string; institute?: string; areasOfExpertise?: string } = {},
  ): Promise<string> {
    return this.people.add(email, group, names);
  }

  /** All mails requested so far, in their order, with their secrets put in as on sending. */
  async mails(to?: string): Promise<MailRequest[]> {
    const store = this.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const found: MailRequest[] = [];
    for await (const batch of store.readAll(START))
      for (const { type, data } of batch) if (type === 'MailRequested') found.push(data as MailRequest);
    return found.filter((mail) => to === undefined || mail.to.includes(to)).map(withSecret);
  }

  /** The newest mail of a kind to an address, as soon as there is one. @throws Error after 10 s. */
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
 * Starts the application; stop it in `afterAll`. Rate limits are too high to be met, so that tests do not depend on their number.
 * Its database is a copy of one on which it had started already. With settings of its own it starts on an empty one, for the first time.
 */
export async function startTestApp({ env = {} }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(Object.keys(env).length === 0 ? STARTED_BEFORE : undefined);
  const app = await startOn(database.url, env, () => database.drop());
  await app.prepare();
  return app;
}

/** All tables and the accounts of all groups: making them takes longer than copying them. */
const STARTED_BEFORE: DatabaseTemplate = {
  name: 'started_before',
  prepare: async (url) => {
    const app = await startOn(url, {}, () => Promise.resolve());
    try {
      await app.prepare();
    } finally {
      await app.stop();
    }
  },
};

async function startOn(databaseUrl: string, env: Record<string, string>, drop: () => Promise<void>): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-test-'));
  const clock = new TestClock();
  const config = loadConfig({
    NODE_ENV: 'test',
    JWT_SECRET: 'the secret of all test applications, long enough',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '10000',
    // Its ten minutes go by the real time; tests that want it run it themselves.
    DAILY_ROUND: 'off',
    // Nor does a suite about something else need a browser for each submission.
    DOCUMENTS_ON_SUBMISSION: 'off',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const quire = await createApp(config, clock);
  shareRenderer(quire.app);
  await quire.listen();
  return new TestApp(quire.app, await quire.app.getUrl(), clock, async () => {
    await quire.stop();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}
