import { setTimeout as sleep } from 'node:timers/promises';
import { aMail } from '../../../test/support/article/article-people';
import { ATransport, MailBench } from '../../../test/support/database/mail-bench';
import { until } from '../../../test/support/database/read-models';
import type { EventStore } from '../../platform/event-store/port';
import { useSecretKey } from '../../platform/secrets';
import { EventStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';

describe('a mail, while connections break and stores are unavailable', () => {
  let bench: MailBench;
  beforeEach(async () => {
    useSecretKey('a secret that only this spec knows');
    bench = await MailBench.create();
  });
  afterEach(() => bench.close());

  it('is sent once, though its server is slow and all connections to the database are cut meanwhile', async () => {
    const transport = new ATransport();
    const send = transport.send.bind(transport);
    transport.send = async (mail) => {
      await bench.base.cutOtherConnections();
      await sleep(1_500);
      return send(mail);
    };
    bench.start(transport);
    const mails = ['m1', 'm2', 'm3', 'm4'];
    for (const mailId of mails) {
      await bench.ask(aMail(mailId, 'DECISION'));
      await bench.settled(mailId);
    }
    await until(async () => (await bench.waitingJobs()).length === 0, 'all jobs');
    expect(transport.sent.map(({ mailId }) => mailId)).toEqual(mails);
  });

  it('is not sent while the event store is unavailable', async () => {
    let away = true;
    const { store: real } = bench.base;
    const store: EventStore = Object.create(real);
    store.readStream = (streamId, options) =>
      away && streamId === 'mail-m1'
        ? Promise.reject(new EventStoreUnavailable('for this spec'))
        : real.readStream(streamId, options);
    const transport = new ATransport();
    bench.start(transport, store);
    await bench.ask(aMail('m1', 'DECISION'));
    await until(async () => (await bench.waitingJobs()).some((error) => error?.includes('this spec')), 'the wait');
    expect(transport.sent).toEqual([]);
    away = false;
    await bench.settled('m1');
    expect(transport.sent).toHaveLength(1);
  });
});
