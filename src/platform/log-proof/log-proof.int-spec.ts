import { SealedLog } from '../../../test/support/log-proof/sealed-log';
import { inTransaction } from '../postgres';
import { giveUpAllSeals, giveUpLostEvents } from './give-up';
import { inclusionOf } from './inclusion';
import { leafOf } from './leaf';
import { rootByPath } from './merkle';
import { forgetPlaces, LogEndsBefore } from './places';
import { newestSeals, type Seal } from './seals';
import { isSound } from './verify-log';

describe('The proof of the log', () => {
  let log: SealedLog;
  beforeAll(async () => {
    log = await SealedLog.start();
  });
  afterAll(() => log.stop());

  const newest = async (): Promise<Seal> => {
    const [seal] = await newestSeals(log.pool, 1);
    if (!seal) throw new Error('There is no seal');
    return seal;
  };

  it('begins with an empty log, which has no seal', async () => {
    expect(await log.sealOrNone()).toBeNull();
    expect(await log.verify()).toMatchObject({ findings: [], sealFaults: [], seals: 0, sealed: 0, unsealed: 0 });
  });

  it('grows with the log, and each seal names the one before', async () => {
    await log.write(300);
    expect(await log.seal()).toMatchObject({ number: 1, size: 300, previous: null });
    expect((await log.seal()).number).toBe(1);
    await log.write(212);
    expect(await log.seal()).toMatchObject({ number: 2, size: 512 });
    await log.write(88);
    const last = await log.seal();
    expect(last).toMatchObject({ number: 3, size: 600 });
    await log.write(5);
    const report = await log.verify(last.root.toString('hex'));
    expect(report).toMatchObject({ findings: [], sealFaults: [], seals: 3, sealed: 600, unsealed: 5 });
    expect([isSound(report), report.expectedRoot]).toEqual([true, true]);
    const other = await log.verify('ff'.repeat(32));
    expect([isSound(other), other.expectedRoot]).toEqual([false, false]);
  });

  it('is made once by several processes at the same time', async () => {
    await log.write(20);
    const seals = await Promise.all(Array.from({ length: 5 }, () => log.seal()));
    expect(new Set(seals.map(({ number, size }) => `${number} ${size}`))).toEqual(new Set(['4 625']));
    expect(isSound(await log.verify())).toBe(true);
  });

  it('proves for each event that it is among the sealed ones', async () => {
    const [events, seal] = [await log.events(), await newest()];
    const chosen = [0, 1, 255, 256, 511, 512, 599, 600, 624];
    const asked = chosen.map((place) => events[place]).filter((event) => event !== undefined);
    const proofs = await inclusionOf(log.pool, asked, seal);
    expect(proofs.map(({ index }) => index)).toEqual(chosen);
    for (const [place, event] of asked.entries())
      expect(rootByPath(leafOf(event), proofs[place]?.path ?? [])).toEqual(seal.root);
    await log.write(1);
    const unsealed = (await log.events()).slice(-1);
    await expect(inclusionOf(log.pool, unsealed, seal)).rejects.toThrow('is not among the sealed ones');
  });

  it('finds its places again after the log has moved', async () => {
    await forgetPlaces(log.pool);
    await log.write(3);
    expect(await log.seal()).toMatchObject({ number: 5, size: 629 });
    const [event] = (await log.events()).slice(400);
    expect(await inclusionOf(log.pool, event ? [event] : [], await newest())).toMatchObject([{ index: 400 }]);
  });

  it('adds nothing to a log that has lost sealed events', async () => {
    await forgetPlaces(log.pool);
    await log.pool.query('DELETE FROM es.events WHERE tx = (SELECT max(tx) FROM es.events)');
    await expect(log.seal()).rejects.toThrow(LogEndsBefore);
    expect((await newest()).number).toBe(5);
  });

  it('continues after a loss that the operator accepts, and reports it permanently', async () => {
    await log.pool.query(
      'DELETE FROM es.events WHERE (tx, ord) > (SELECT tx, ord FROM es.events ORDER BY tx, ord OFFSET 519 LIMIT 1)',
    );
    await inTransaction(log.pool, (client) => giveUpLostEvents(client, log.store.stored));
    log.forgetRevisions();
    await log.write(60);
    expect(await log.seal()).toMatchObject({ number: 6, size: 580 });
    const report = await log.verify();
    expect(isSound(report)).toBe(true);
    expect(report).toMatchObject({ findings: [], sealed: 580, unsealed: 0 });
    expect(report.sealFaults.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '3 given-up',
      '4 given-up',
      '5 given-up',
    ]);
    await inTransaction(log.pool, (client) => giveUpLostEvents(client, log.store.stored));
    expect(await log.seal()).toMatchObject({ number: 6 });
  });

  it('starts again after the operator has rewritten the log', async () => {
    await log.pool.query(`UPDATE es.events SET data = '{"rewritten": true}'`);
    await giveUpAllSeals(log.pool);
    expect(await log.seal()).toMatchObject({ number: 7, size: 580 });
    const report = await log.verify();
    expect(isSound(report)).toBe(true);
    expect(report.sealFaults.filter(({ kind }) => kind === 'given-up')).toHaveLength(6);
  });
});
