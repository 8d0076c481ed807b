import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { JSDOM } from 'jsdom';
import { serveClient } from './serve-client';

@Module({})
class EmptyModule {}

describe('the files of the client', () => {
  let folder: string;
  let app: NestExpressApplication;
  let port: number;
  let settings: () => Promise<{ journalName: string }>;
  beforeEach(() => (settings = () => Promise.resolve({ journalName: 'Thorax' })));
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quire-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<head><title>Quire</title></head><span id="first-name">Quire</span>');
    const screens = [
      { address: '^/decideOnStatus/(?<id>[^/]+)/?$', files: ['assets/decide-1.js'], calls: ['/article/:id'] },
      { address: '^/people(/(?<id>[^/]+))?/?$', files: [], calls: ['/people', '/people/:id/numbers'] },
    ];
    writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens));
    writeFileSync(join(folder, 'assets', 'page-1.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'page-1.js.br'), brotliCompressSync('compressed'));
    writeFileSync(join(folder, 'assets', 'small-1.js'), 'small');
    app = await NestFactory.create<NestExpressApplication>(EmptyModule, { logger: false });
    // As in configureHttp.
    app.set('etag', false);
    serveClient(app, { folder, settings: () => settings() });
    port = ((await app.listen(0, '127.0.0.1')) as { address(): AddressInfo }).address().port;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** Without the decompression that `fetch` would do. */
  const ask = (
    path: string,
    encodings: string,
    more: Record<string, string> = {},
  ): Promise<{ status?: number; headers: Record<string, unknown>; size: number }> =>
    new Promise((resolve, reject) => {
      request({ port, path, headers: { 'Accept-Encoding': encodings, ...more } }, (answer) => {
        text(answer).then(
          () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              size: Number(answer.headers['content-length']),
            }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });

  it('come as the compressed copies of the build, and never expire', async () => {
    const { headers, size } = await ask('/rrs/assets/page-1.js', 'gzip, br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(size).toBe(brotliCompressSync('compressed').length);
  });

  it('come uncompressed without a copy, or if the browser cannot decompress one', async () => {
    for (const [path, encodings, bytes] of [
      ['/rrs/assets/small-1.js', 'br', 5],
      ['/rrs/assets/page-1.js', 'identity', 5],
    ] as const) {
      const { status, headers, size } = await ask(path, encodings);
      expect([status, headers['content-encoding'], size]).toEqual([200, undefined, bytes]);
    }
  });

  it('are answered with 404 if unknown, while every other address is a page', async () => {
    expect((await ask('/rrs/assets/missing-1.js', 'br')).status).toBe(404);
    expect((await ask('/rrs/toDoList', 'br')).headers['content-type']).toContain('text/html');
  });

  describe('of which the page', () => {
    const page = async (path = '/toDoList'): Promise<string> =>
      (await fetch(`http://127.0.0.1:${port}/rrs${path}`)).text();

    it('has the name of the journal and its public settings, whatever they contain', async () => {
      const journalName = 'Heart & <script>alert("$&")</script>';
      settings = () => Promise.resolve({ journalName });
      const { window } = new JSDOM(await page());
      const { document } = window;
      const data = document.getElementById('public-settings');
      expect([document.title, document.getElementById('first-name')?.textContent]).toEqual([journalName, journalName]);
      expect([data?.getAttribute('type'), JSON.parse(data?.textContent ?? '')]).toEqual([
        'application/json',
        { journalName },
      ]);
      expect(document.querySelectorAll('script')).toHaveLength(1);
    });

    it('comes without the settings while they cannot be read', async () => {
      settings = () => Promise.reject(new Error('The database is away'));
      expect(await page()).toBe('<head><title>Quire</title></head><span id="first-name">Quire</span>');
    });

    it('names the files of its screen, whatever the case of its address', async () => {
      for (const path of ['/decideOnStatus/A1', '/DECIDEonstatus/A1/']) {
        const { document } = new JSDOM(await page(path)).window;
        const data = document.getElementById('screen-files');
        expect([data?.getAttribute('type'), data?.textContent]).toEqual([
          'application/json',
          '["/rrs/assets/decide-1.js"]',
        ]);
      }
      expect(await page('/decideOnStatus/A1/more')).not.toContain('screen-files');
    });

    const callsAt = async (path: string): Promise<unknown> =>
      JSON.parse(new JSDOM(await page(path)).window.document.getElementById('first-calls')?.textContent ?? '[]');

    it('names the first calls of its screen, with the parameters of the address', async () => {
      expect(await callsAt('/decideOnStatus/3f2a-B1')).toEqual(['/article/3f2a-B1']);
      expect(await callsAt('/people/7/')).toEqual(['/people', '/people/7/numbers']);
      expect(await callsAt('/people')).toEqual(['/people']);
      expect(await callsAt('/elsewhere')).toEqual([]);
    });

    it('leaves calls with anything but an identifier to the screen', async () => {
      for (const id of ['%2e%2e', 'a%2Fb', "a'b", '%3Cscript%3E'])
        expect(await callsAt(`/decideOnStatus/${id}`)).toEqual([]);
    });

    it('is revalidated each time, and sent only if it has changed', async () => {
      const first = await fetch(`http://127.0.0.1:${port}/rrs`);
      const tag = first.headers.get('etag') ?? '';
      expect([first.headers.get('cache-control'), tag]).toEqual(['no-cache', expect.stringMatching(/^W?/)]);
      const again = async (): Promise<number> => (await ask('/rrs', 'identity', { 'If-None-Match': tag })).status ?? 0;
      expect(await again()).toBe(304);
      settings = () => Promise.resolve({ journalName: 'Vessel' });
      expect(await again()).toBe(200);
    });
  });
});
