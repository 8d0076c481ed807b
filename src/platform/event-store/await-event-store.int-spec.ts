import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { OWN_CERTIFICATE, withLogin } from '../../../test/support/esdb-double/own-certificate';
import { awaitEventStore } from './await-event-store';

describe('a start with EVENT_STORE_URL', () => {
  let double: EsdbDouble;
  let reported: string[];
  const start = (url: string, signal = new AbortController().signal): Promise<void> =>
    awaitEventStore(url, (line) => void reported.push(line), signal);
  beforeEach(() => {
    reported = [];
  });
  afterEach(() => double.stop());

  it('continues immediately if the store answers', async () => {
    double = await EsdbDouble.start();
    await start(double.url);
    expect(reported).toEqual([]);
  });

  it('waits for an unavailable store, and names the setting and the reason', async () => {
    double = await EsdbDouble.start();
    await double.stop();
    const started = start(double.url.replace('esdb://', 'esdb://admin:secret@'));
    while (reported.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await double.comeBack();
    await started;
    expect(reported).toEqual([
      expect.stringMatching(/^Waiting for the event store of EVENT_STORE_URL \(esdb:.*ECONNREFUSED/),
    ]);
    expect(reported.join()).not.toContain('secret');
  });

  it('stops waiting when the server is stopped', async () => {
    double = await EsdbDouble.start();
    await double.stop();
    const stopping = new AbortController();
    const started = start(double.url, stopping.signal);
    stopping.abort();
    await expect(started).resolves.toBeUndefined();
  });

  it('fails with instructions if the password or the certificate is refused', async () => {
    double = await EsdbDouble.start({ tls: OWN_CERTIFICATE });
    await expect(start(withLogin(double, 'wrong'))).rejects.toThrow(/refuses the user or the password/);
    const unknownAuthority = withLogin(double).replace(/&tlsCAFile=.*$/, '');
    await expect(start(unknownAuthority)).rejects.toThrow(/tlsCAFile=/);
  });
});
