import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { newDataDir, removeDataDir, startBuilt } from '../built-server';
import { BusyAuthor, PASSWORD } from '../busy-author';
import { CountingSmtp } from './counting-smtp';
import { Interrupted, type KillKind } from './interruptions';

const AUTHORS = 4;
/** People who register around each interruption: each must get a mail. */
const REGISTRATIONS = 2;
/** Mails sent at the same time (platform/jobs). A process that ends between the mail server's answer and its own note sends them again (ADR 0008). */
const MAILS_UNDER_WAY = 4;
/** On a loaded machine a start takes this long, and the rest of an interruption is shorter. */
const LONGEST_MS = 120_000;

const KINDS: Record<KillKind, string> = {
  server: 'the server',
  postgres: 'Postgres',
  both: 'the server and Postgres',
  lock: 'the connections that hold locks',
  frozen: 'the database, which freezes for up to 3 s',
};

/** Interrupts a server `times` times in each way while authors write and people register; mails go to a server that counts for itself. */
export function interruptAgainAndAgain(times: number): void {
  let dataDir: string;
  let smtp: CountingSmtp;
  let quire: Interrupted;
  let authors: BusyAuthor[];
  const registered: string[] = [];

  beforeAll(async () => {
    dataDir = newDataDir();
    smtp = new CountingSmtp();
    const settings = { SMTP_URL: await smtp.start(), MAIL_FROM: 'Quire <no-reply@example.org>' };
    quire = await Interrupted.start(dataDir, settings);
    const one = (): Promise<BusyAuthor> => BusyAuthor.register(quire.origin, false, smtp.read);
    authors = await Promise.all(Array.from({ length: AUTHORS }, one));
  });
  afterAll(async () => {
    await quire.stop();
    await smtp.stop();
    await removeDataDir(dataDir);
  });

  /** Remembers the address only when the server has answered that the account is there. */
  async function register(): Promise<void> {
    const email = `${randomUUID()}@example.org`;
    const password = { password: PASSWORD, passwordRepeat: PASSWORD };
    const person = { firstName: 'New', lastName: 'Person', email, emailRepeat: email, institute: 'Institute' };
    const answer = await new HttpClient(quire.origin)
      .post('/register', { ...person, ...password, country: 'Switzerland' })
      .then(
        ({ status }) => status,
        () => 0,
      );
    if (answer === 201) registered.push(email);
  }

  async function once(kind: KillKind): Promise<void> {
    authors.forEach((author) => author.begin());
    const people = Promise.all(Array.from({ length: REGISTRATIONS }, () => sleep(Math.random() * 500).then(register)));
    await sleep(200 + Math.random() * 500);
    await Promise.all([quire.interrupt(kind), people]);
    await Promise.all(authors.map((author) => author.pause()));
    authors.forEach((author) => author.moveTo(quire.origin));
    await writesAgain();
  }

  async function writesAgain(): Promise<void> {
    const confirmed = (): number => authors.reduce((sum, { confirmed: known }) => sum + known.length, 0);
    const soFar = confirmed();
    authors.forEach((author) => author.begin());
    await until(
      'new manuscripts',
      async () => (confirmed() > soFar ? true : null),
      () => quire.output,
    );
    await Promise.all(authors.map((author) => author.pause()));
  }

  it.each(Object.entries(KINDS) as [KillKind, string][])(
    `(%s) of %s, ${times} times: nothing confirmed is lost`,
    async (kind) => {
      for (let time = 0; time < times; time += 1) await once(kind);
      expect((await Promise.all(authors.map((author) => author.losses()))).flat()).toEqual([]);
      expect(await verify(dataDir)).toEqual({ code: 0, output: expect.any(String) });
    },
    times * LONGEST_MS,
  );

  it('mails everybody who registered, and doubles only what was under way at an end of the server', async () => {
    expect(registered.length).toBeGreaterThanOrEqual(times);
    const missing = (): string[] => registered.filter((email) => !smtp.has(email));
    await until(
      'all mails',
      async () => (missing().length === 0 ? true : null),
      () => missing().join(' '),
    );
    const ends = 4 * times;
    process.stdout.write(`${registered.length} people, ${smtp.accepted.size} mails, ${smtp.doubled} sent again\n`);
    expect(smtp.doubled).toBeLessThanOrEqual(ends * MAILS_UNDER_WAY);
  });
}

/** Runs `npm run projections -- verify` beside the running server. */
function verify(dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = startBuilt('projections/runner/cli.js', ['verify'], { DATA_DIR: dataDir });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
