import type { Pool, PoolClient } from 'pg';
import type { StoredEvent } from '../../../src/platform/event-store/port';
import { storedReads } from '../../../src/platform/event-store/postgres/reading/stored-reads';
import { newestSeals, signSeal } from '../../../src/platform/log-proof/seals';
import { signingKeyOf } from '../../../src/platform/log-proof/signing-key';
import { isSound, type VerificationReport } from '../../../src/platform/log-proof/verify-log';
import { SealedLog } from '../../support/log-proof/sealed-log';
import { TAMPERINGS } from '../../support/log-proof/tamperings';

/** A fixed sequence of numbers, so that a failure can be repeated. */
function sequence(): (below: number) => number {
  let state = 20_261_123;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A sealed log. Each test works in a separate transaction, which is rolled back. */
class TamperedLog {
  events: StoredEvent[] = [];

  private constructor(
    private readonly log: SealedLog,
    readonly client: PoolClient,
  ) {}

  static async start(): Promise<TamperedLog> {
    const log = await SealedLog.start();
    for (const events of [300, 212, 40]) {
      await log.write(events);
      await log.seal();
    }
    const tampered = new TamperedLog(log, await log.pool.connect());
    tampered.events = await log.events();
    return tampered;
  }

  async stop(): Promise<void> {
    this.client.release();
    await this.log.stop();
  }

  verify(): Promise<VerificationReport> {
    const db = this.client as unknown as Pool;
    return this.log.verify(undefined, db, storedReads(db, 100));
  }

  async again(): Promise<void> {
    await this.client.query('rollback; begin');
  }
}

/** Changes the log directly in the store in this number of random ways; each change must be found and named, and nothing else. */
export function describeTampering(times: number): void {
  const names = Object.keys(TAMPERINGS);
  const ways = Array.from({ length: times }, (_unused, n) => [n, names[n % names.length] ?? ''] as const);

  describe('Tampering with the log', () => {
    let log: TamperedLog;
    const random = sequence();
    beforeAll(async () => {
      log = await TamperedLog.start();
    });
    afterAll(() => log.stop());
    beforeEach(() => log.client.query('begin'));
    afterEach(() => log.client.query('rollback'));

    it.each(ways)('%i: %s', async (_n, way) => {
      const { client, events } = log;
      const expected = (await TAMPERINGS[way]?.({ client, events, random })) ?? [];
      expect(expected.length).toBeGreaterThan(0);
      const report = await log.verify();
      expect(isSound(report)).toBe(false);
      expect(report.sealFaults).toEqual([]);
      for (const [ids, kind] of expected)
        expect(report.findings.some((found) => ids.includes(found.eventId) && found.kind === kind)).toBe(true);
      const named = expected.flatMap(([ids]) => ids);
      expect(report.findings.filter(({ eventId }) => !named.includes(eventId))).toEqual([]);
    });

    describeSeals(() => log);
  });
}

function describeSeals(log: () => TamperedLog): void {
  const kinds = async (): Promise<string[]> =>
    (await log().verify()).sealFaults.map(({ number, kind }) => `${number} ${kind}`);

  it('is found where a leaf was changed too', async () => {
    await log().client.query(
      `update app.log_tiles set leaves = set_byte(leaves, 5, 255 - get_byte(leaves, 5)) where tile = 0`,
    );
    expect(await kinds()).toEqual(['1 root', '2 root', '3 root']);
  });

  it('is found where a seal was made by another key, removed, or changed', async () => {
    const { client } = log();
    const [newest] = await newestSeals(client, 1);
    if (!newest) throw new Error('There is no seal');
    const forged = signSeal({ ...newest, root: Buffer.alloc(32, 7) }, signingKeyOf('a key of the forger, also long'));
    await client.query('update app.log_seals set root = $2, signature = $3, public_key = $4 where number = $1', [
      ...[forged.number, forged.root, forged.signature, forged.publicKey],
    ]);
    expect(await kinds()).toEqual(['3 key', '3 root']);
    await log().again();
    await client.query('delete from app.log_seals where number = 2');
    expect(await kinds()).toContain('3 chain');
    await log().again();
    await client.query(`update app.log_seals set at = at + interval '1 day' where number = 2`);
    expect(await kinds()).toContain('2 signature');
  });

  it('is found where the end is cut off', async () => {
    const { client, events } = log();
    await client.query('delete from es.events where id = any($1)', [events.slice(-30).map(({ id }) => id)]);
    expect((await log().verify()).findings.map(({ kind }) => kind)).toEqual(Array(30).fill('missing'));
  });
}
