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
import { serveClient } from './serve-client';

@Module({})
class EmptyModule {}

describe('the files of the client', () => {
  let folder: string;
  let app: NestExpressApplication;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quire-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Quire</title>');
    writeFileSync(join(folder, 'assets', 'page-1.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'page-1.js.br'), brotliCompressSync('compressed'));
    writeFileSync(join(folder, 'assets', 'small-1.js'), 'small');
    app = await NestFactory.create<NestExpressApplication>(EmptyModule, { logger: false });
    serveClient(app, folder);
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
  ): Promise<{ status?: number; headers: Record<string, unknown>; size: number }> =>
    new Promise((resolve, reject) => {
      request({ port, path, headers: { 'Accept-Encoding': encodings } }, (answer) => {
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

  it('come as the compressed copies of the build, for ever', async () => {
    const { headers, size } = await ask('/rrs/assets/page-1.js', 'gzip, br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(size).toBe(brotliCompressSync('compressed').length);
  });

  it('come plain without a copy, and to a browser that cannot read one', async () => {
    for (const [path, encodings, bytes] of [
      ['/rrs/assets/small-1.js', 'br', 5],
      ['/rrs/assets/page-1.js', 'identity', 5],
    ] as const) {
      const { status, headers, size } = await ask(path, encodings);
      expect([status, headers['content-encoding'], size]).toEqual([200, undefined, bytes]);
    }
  });

  it('are not invented, while every other address is a page', async () => {
    expect((await ask('/rrs/assets/missing-1.js', 'br')).status).toBe(404);
    expect((await ask('/rrs/toDoList', 'br')).headers['content-type']).toContain('text/html');
  });
});
