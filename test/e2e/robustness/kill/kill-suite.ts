import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { eventStoreOf } from '../../../support/event-store/store-of-place';
import { BuiltServer, newDataDir, removeDataDir, startBuilt } from '../built-server';
import { BusyAuthor } from '../busy-author';
import { type MailTally, tallyMails } from './mail-tally';

export interface KillCampaign {
  authors: number;
  /** The number of authors who also submit. */
  submit: number;
  /** Number of consecutive kills of Postgres alone. */
  postgresKills: number;
  /** Replaces QUIRE_TEST_EVENT_STORE, with the same values. */
  eventStore?: string;
}

/** Number of mails sent concurrently (platform/jobs): a kill may duplicate up to this number (ADR 0008). */
const MAILS_UNDER_WAY = 4;

/** The tests of a campaign: kills while authors write, and the data that must survive them. */
export function killWhileAuthorsWrite({ authors: count, submit, postgresKills, eventStore }: KillCampaign): void {
  const kills = 2 + postgresKills;
  let dataDir: string;
  let server: BuiltServer;
  let authors: BusyAuthor[];

  beforeAll(async () => {
    dataDir = newDataDir();
    // The store has a separate process, which the kills do not affect.
    eventStoreOf({ DATA_DIR: dataDir }, eventStore);
    server = await BuiltServer.start(dataDir);
    authors = await Promise.all(
      Array.from({ length: count }, (_, i) => BusyAuthor.register(server.origin, i < submit)),
    );
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  });

  /** Lets them work until a random moment, different in each run. */
  const workForAWhile = async (): Promise<void> => {
    authors.forEach((author) => author.begin());
    const underWay = async (): Promise<true | null> => (authors.some((author) => author.isWellUnderWay) ? true : null);
    await until('a first file', underWay, () => server.output);
    await sleep(Math.random() * 2_000);
  };
  const pause = (): Promise<void[]> => Promise.all(authors.map((author) => author.pause()));
  const restart = async (): Promise<void> => {
    server = await BuiltServer.start(dataDir);
    authors.forEach((author) => author.moveTo(server.origin));
  };
  const confirmed = (): number => authors.reduce((sum, author) => sum + author.confirmed.length, 0);
  /** Resolves when the authors have written again after the kill. */
  const killPostgres = async (): Promise<void> => {
    const before = server.postgresPid;
    process.kill(before, 'SIGKILL');
    const serverOutput = (): string => server.output;
    const refusal = await until('a refusal', () => refusedSignIn(server), serverOutput);
    expect(refusal).toMatchObject({
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/try again/),
    });
    await until('another Postgres', async () => ([0, before].includes(server.postgresPid) ? null : true), serverOutput);
    await until('readiness', () => readiness(server), serverOutput);
    const soFar = confirmed();
    await until('new manuscripts', async () => (confirmed() > soFar ? true : null), serverOutput);
  };

  const expectNothingLost = async (): Promise<void> => {
    const losses = await Promise.all(authors.map((author) => author.losses()));
    expect(losses.flat()).toEqual([]);
    expect(await verify(dataDir)).toEqual({ code: 0, output: expect.any(String) });
  };

  it('of the server: the next start has every confirmed write', async () => {
    await workForAWhile();
    const [killed] = await Promise.all([server.send('SIGKILL'), pause()]);
    expect(killed.signal).toBe('SIGKILL');
    await restart();
    await expectNothingLost();
    expect(await authors[0]?.signsIn()).toBe(true);
  });

  it('of Postgres, repeatedly: writes are refused with 503, then work again, and the server keeps running', async () => {
    authors.forEach((author) => author.refusals.clear());
    await workForAWhile();
    for (let kill = 0; kill < postgresKills; kill += 1) await killPostgres();
    await pause();
    expect(server.isRunning).toBe(true);
    const others = authors.flatMap(({ refusals }) => [...refusals]).filter((one) => one !== '503 UNAVAILABLE');
    expect(others).toEqual([]);
    await expectNothingLost();
  });

  it('of both at the same time', async () => {
    await workForAWhile();
    process.kill(server.postgresPid, 'SIGKILL');
    await Promise.all([server.send('SIGKILL'), pause()]);
    await restart();
    await expectNothingLost();
  });

  it('loses no mail, and duplicates at most the mails that were being sent', async () => {
    const tally = await until('all mails', async () => {
      const now = await tallyMails(dataDir);
      return now.recorded === now.requested ? now : null;
    });
    expect(tally.requested).toBeGreaterThanOrEqual(count);
    expect(tally.caught.size).toBe(tally.requested);
    expect(extraCopies(tally)).toBeLessThanOrEqual(kills * MAILS_UNDER_WAY);
  });
}

const extraCopies = ({ caught }: MailTally): number => [...caught.values()].reduce((sum, n) => sum + n - 1, 0);

async function readiness(server: BuiltServer): Promise<true | null> {
  const answer = await fetch(`${server.origin}/api/health/ready`).catch(() => null);
  return answer?.status === 200 ? true : null;
}

/** The error of a sign-in refused because the store is unavailable; null if it succeeded. */
async function refusedSignIn(server: BuiltServer): Promise<unknown> {
  const answer = await new HttpClient(server.origin).post('/authenticate', { email: 'a@example.org', password: 'a' });
  return answer.status === 401 || answer.status === 400 ? null : answer.body;
}

/** Runs `npm run projections -- verify` while the server runs. */
function verify(dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = startBuilt('projections/runner/cli.js', ['verify'], { DATA_DIR: dataDir });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
