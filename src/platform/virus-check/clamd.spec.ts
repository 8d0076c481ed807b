import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EICAR, FakeClamd } from '../../../test/support/files/fake-clamd';
import { Clamd } from './clamd';
import { VirusCheckUnavailable } from './virus-check';

describe('the virus check', () => {
  let clamd: FakeClamd;
  let folder: string;
  beforeEach(async () => {
    clamd = await FakeClamd.start();
    folder = mkdtempSync(join(tmpdir(), 'quire-virus-'));
  });
  afterEach(async () => {
    await clamd.stop();
    rmSync(folder, { recursive: true });
  });

  const file = (bytes: Buffer): string => {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    return path;
  };
  const find = (bytes: Buffer): Promise<string | null> => new Clamd(clamd.url).find(file(bytes));

  it('sends the whole file and returns the name of the virus', async () => {
    expect(await find(Buffer.alloc(1_000_000, 'a'))).toBeNull();
    expect(await find(Buffer.concat([Buffer.alloc(200_000), Buffer.from(EICAR)]))).toBe('Eicar-Signature');
    expect(clamd.sizes).toEqual([1_000_000, 200_000 + EICAR.length]);
  });

  it('counts as unavailable when it refuses to scan', async () => {
    clamd.largest = 100_000;
    await expect(find(Buffer.alloc(5_000_000))).rejects.toThrow(VirusCheckUnavailable);
  });

  it('counts as unavailable when nothing listens', async () => {
    const { url } = clamd;
    await clamd.stop();
    const answer = new Clamd(url).find(file(Buffer.from('a')));
    await expect(answer).rejects.toThrow(/^CLAMAV_URL: the virus check gave no answer: /);
    clamd = await FakeClamd.start();
  });

  it('counts as unavailable when it closes the connection without an answer', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const url = `tcp://127.0.0.1:${(rude.address() as AddressInfo).port}`;
    await expect(new Clamd(url).find(file(Buffer.from('a')))).rejects.toThrow(VirusCheckUnavailable);
    rude.close();
  });
});
