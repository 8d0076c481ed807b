import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { eventStoreOf } from '../../../support/event-store/store-of-place';
import { newDataDir, removeDataDir, startBuilt } from '../built-server';
import { BusyAuthor, PASSWORD } from '../busy-author';
import { CountingSmtp } from './counting-smtp';
import { Interrupted, type KillKind } from './interruptions';
import { waitingJobs } from './mail-tally';

const AUTHORS = 4;
/** People who register around each interruption: each must get a mail. */
const REGISTRATIONS = 2;
/** Mails sent at the same time (platform/jobs). A process that ends after the mail server's answer but before it records this sends them again (ADR 0008). */
const MAILS_UNDER_WAY = 4;
/** The longest wait for a registration; then the interruption happens anyway. */
const REGISTRATION_TIMEOUT_MS = 3_000;
/** On a loaded machine a start takes this long, and the rest of an interruption is shorter. */
const LONGEST_MS = 120_000;

/** Interruptions that also end the process that sends mails. */
const KINDS_ENDING_SENDER: KillKind[] = ['server', 'both', 'all'];
const ARTIFACTS = join(__dirname, '..', '..', '..', '..', 'artifacts');

const KINDS: Record<KillKind, string> = {
  server: 'the server',
  postgres: 'Postgres',
  both: 'the server and Postgres',
  lock: 'the connections that hold locks',
  frozen: 'the database, which freezes for up to 3 s',
  store: 'the event store, which is away for up to 3 s',
  all: 'the server, Postgres and the event store',
};

interface Interruptions {
  kinds: readonly KillKind[];
  /** Replaces QUIRE_TEST_EVENT_STORE, with the same values. */
  eventStore?: string;
}

/** Interrupts a server `times` times in each way while authors write and people register; an independent mail server counts the mails. */
export function interruptAgainAndAgain(times: number, { kinds, eventStore }: Interruptions): void {
  let dataDir: string;
  let smtp: CountingSmtp;
  let quire: Interrupted;
  let authors: BusyAuthor[];
  const registered: string[] = [];

  beforeAll(async () => {
    dataDir = newDataDir();
    eventStoreOf({ DATA_DIR: dataDir }, eventStore);
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

  /** Repeats a registration until the server has the address. The answer 'already in use' means that an unanswered try was stored. */
  async function register(): Promise<void> {
    const email = `${randomUUID()}@example.org`;
    const password = { password: PASSWORD, passwordRepeat: PASSWORD };
    const person = { firstName: 'New', lastName: 'Person', email, emailRepeat: email, country: 'Switzerland' };
    const ask = async (): Promise<true | null> => {
      const { status } = await new HttpClient(quire.origin).post('/register', { ...person, ...password });
      return [201, 409].includes(status) ? true : null;
    };
    await until(
      `a registration of ${email}`,
      () => ask().catch(() => null),
      () => quire.output,
    );
    registered.push(email);
  }

  /** Interrupts soon after a registration is answered, while its mail is being sent. */
  async function interruptOnce(kind: KillKind): Promise<void> {
    authors.forEach((author) => author.begin());
    const people = Array.from({ length: REGISTRATIONS }, () => sleep(Math.random() * 500).then(register));
    await Promise.race([...people, sleep(REGISTRATION_TIMEOUT_MS)]);
    await sleep(Math.random() * 300);
    await Promise.all([quire.interrupt(kind), ...people]);
    await Promise.all(authors.map((author) => author.pause()));
    authors.forEach((author) => author.moveTo(quire.origin));
    await writesAgain();
  }

  const confirmed = (): number => authors.reduce((sum, { confirmed: known }) => sum + known.length, 0);

  async function writesAgain(): Promise<void> {
    const soFar = confirmed();
    authors.forEach((author) => author.begin());
    await until(
      'new manuscripts',
      async () => (confirmed() > soFar ? true : null),
      () => quire.output,
    );
    await Promise.all(authors.map((author) => author.pause()));
  }

  /** Waits until everyone who registered has a mail; returns the number of mails that came again since `before`. */
  async function mailsAgain(before: number): Promise<number> {
    const missing = (): string[] => registered.filter((email) => !smtp.has(email));
    await until('all mails', async () => (missing().length === 0 ? true : null)).catch(async (failure: Error) => {
      const jobs = await waitingJobs(dataDir);
      throw new Error([failure.message, ...missing(), ...jobs.map((job) => JSON.stringify(job))].join('\n'));
    });
    return smtp.doubled - before;
  }

  it.each(kinds.map((kind): [KillKind, string] => [kind, KINDS[kind]]))(
    `(%s) of %s, ${times} times: nothing confirmed is lost, and no mail is sent again unless its sender was killed`,
    async (kind) => {
      const before = smtp.doubled;
      const [writes, people] = [confirmed(), registered.length];
      for (let time = 0; time < times; time += 1) await interruptOnce(kind);
      const doubled = await mailsAgain(before);
      const lost = (await Promise.all(authors.map((author) => author.losses()))).flat();
      const counts = { manuscripts: confirmed() - writes, people: registered.length - people };
      note({ kind, interruptions: times, ...counts, lost: lost.length, doubled, mails: smtp.accepted.size });
      expect(lost).toEqual([]);
      expect(await verify(dataDir)).toEqual({ code: 0, output: expect.any(String) });
      expect(doubled).toBeLessThanOrEqual(KINDS_ENDING_SENDER.includes(kind) ? times * MAILS_UNDER_WAY : 0);
      expect(registered.length - people).toBe(times * REGISTRATIONS);
    },
    times * LONGEST_MS,
  );
}

/** Adds the counts to a file, so that they can be read while a campaign runs for hours. */
function note(counts: object): void {
  mkdirSync(ARTIFACTS, { recursive: true });
  appendFileSync(join(ARTIFACTS, 'kills.ndjson'), `${JSON.stringify({ at: new Date(), ...counts })}\n`);
}

/** Runs `npm run projections -- verify` while the server runs. */
function verify(dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = startBuilt('projections/runner/cli.js', ['verify'], { DATA_DIR: dataDir });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
