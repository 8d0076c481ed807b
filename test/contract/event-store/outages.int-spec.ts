import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import type { EventStore } from '../../../src/platform/event-store/port';
import { isStoreUnavailable } from '../../../src/platform/store-unavailable/is-store-unavailable';
import { EsdbDouble, type EsdbDoubleOptions } from '../../support/esdb-double/esdb-double';
import { OWN_CERTIFICATE, withLogin } from '../../support/esdb-double/own-certificate';
import { eventually, idsOf, newEvents, newStream, withRetries } from './subject';

describe('an unavailable EventStoreDB', () => {
  let double: EsdbDouble;
  let store: EventStore;
  const open = async (options: EsdbDoubleOptions = {}, url = (at: EsdbDouble): string => at.url): Promise<void> => {
    double = await EsdbDouble.start(options);
    store = createEventStoreDb(url(double));
  };
  afterEach(async () => {
    await store.close();
    await double.stop();
  });

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(() => null).catch((error: unknown) => error);
  const attempts = (): Promise<unknown>[] => [
    store.append(newStream(), 'NO_STREAM', newEvents(1)),
    store.readStream(newStream()),
    store.head(),
    store.readAll('')[Symbol.asyncIterator]().next(),
  ];
  async function expectUnavailable(): Promise<void> {
    const failures = await Promise.all(attempts().map(failureOf));
    expect(failures.map((failure) => [String(failure), isStoreUnavailable(failure)])).toEqual(
      failures.map((failure) => [String(failure), true]),
    );
  }

  it.each<[string, EsdbDoubleOptions, () => Promise<void>]>([
    ['refuses connections', {}, () => double.stop()],
    ['has no leader', {}, async () => void (double.faults.notReady = true)],
    ['has no leader, as before 21.10', { batchAppend: false }, async () => void (double.faults.notReady = true)],
    ['is a cluster that is away', { nodes: 3 }, () => double.stop()],
    ['refuses the password', { tls: OWN_CERTIFICATE }, async () => void withLogin(double)],
  ])('is recognised where it %s', async (_how, options, begin) => {
    await open(options);
    await begin();
    await expectUnavailable();
  });

  it.each([
    ['written', true],
    ['not written', false],
  ])('counts an append once when the connection broke before the answer and it was %s', async (_what, written) => {
    await open();
    const [stream, events] = [newStream(), newEvents(2)];
    double.cutNextAppend(written);
    const failure = await failureOf(store.append(stream, 'NO_STREAM', events));
    expect(isStoreUnavailable(failure)).toBe(true);
    expect((await withRetries(() => store.append(stream, 'NO_STREAM', events))).revision).toBe(1);
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events));
  });

  it('accepts writes again after an outage during which calls continued', async () => {
    await open();
    await store.append(newStream(), 'NO_STREAM', newEvents(1));
    await double.stop();
    for (let times = 0; times < 20; times += 1) {
      expect(await failureOf(store.head())).not.toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await double.comeBack();
    expect(await withRetries(() => store.append(newStream(), 'NO_STREAM', newEvents(1)))).toMatchObject({
      revision: 0,
    });
  });

  it('continues with another leader, at its new address', async () => {
    await open({ nodes: 3 });
    const stream = newStream();
    await store.append(stream, 'NO_STREAM', newEvents(1));
    await double.elect(500);
    await withRetries(() => store.append(stream, 0, newEvents(1)));
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('notifies a subscription when the connection is back, without an event', async () => {
    await open();
    let [troubles, connected] = [0, 0];
    const options = { onTrouble: () => void (troubles += 1), onConnected: () => void (connected += 1) };
    const subscription = store.subscribe({ after: '', onBatch: () => Promise.resolve(), ...options });
    await eventually(() => connected === 1, 'the connection');
    await double.stop();
    await eventually(() => troubles > 0, 'the trouble');
    await double.comeBack();
    await eventually(() => connected === 2, 'the connection after the outage');
    await subscription.stop();
  });
});
