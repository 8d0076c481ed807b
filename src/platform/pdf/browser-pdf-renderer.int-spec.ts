import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { familyOf } from '../helpers/process-family';
import { BrowserPdfRenderer } from './browser-pdf-renderer';

describe('PDFs', () => {
  const renderer = new BrowserPdfRenderer();
  afterAll(() => renderer.onApplicationShutdown());

  it('are made from HTML, several at the same time, with title and author', async () => {
    const html = '<h1>Early mobilisation</h1><p style="break-before:page">β ≥ 0.05</p>';
    const made = await Promise.all(
      [1, 2, 3].map((n) => renderer.render(html, { title: `Title ${n}`, author: 'A. Author' })),
    );
    const documents = await Promise.all(made.map((bytes) => PDFDocument.load(bytes, { updateMetadata: false })));
    expect(documents.map((document) => document.getTitle())).toEqual(['Title 1', 'Title 2', 'Title 3']);
    expect(documents.map((document) => document.getPageCount())).toEqual([2, 2, 2]);
    expect(documents[0]?.getAuthor()).toBe('A. Author');
  });

  it('load nothing from the network and run no script', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const html = `<img src="${origin}/a.png"><link rel="stylesheet" href="${origin}/b.css"><iframe src="${origin}/c"></iframe>
      <script>fetch("${origin}/d")</script><meta http-equiv="refresh" content="0;url=${origin}/e">`;
    await renderer.render(html, { title: 'Quiet' });
    await new Promise((resolve) => server.close(resolve));
    expect(asked).toEqual([]);
  });

  it('use a profile that is removed with the browser, and remove leftovers of killed browsers', async () => {
    const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString());
    const left = mkdtempSync(join(tmpdir(), `quire-browser-${ended}-`));
    const other = new BrowserPdfRenderer();
    await other.render('<p>Text</p>', { title: 'Profile' });
    expect(existsSync(left)).toBe(false);
    const name = `quire-browser-${other.pid}-`;
    const profiles = (): string[] => readdirSync(tmpdir()).filter((entry) => entry.startsWith(name));
    expect(profiles()).toHaveLength(1);
    await other.onApplicationShutdown();
    expect(profiles()).toEqual([]);
  });

  it('are still made after the browser has died', async () => {
    const family = familyOf(renderer.pid ?? 0).filter((pid) => pid !== renderer.pid);
    expect(family).not.toEqual([]);
    for (const pid of family) process.kill(pid, 'SIGKILL');
    expect((await renderer.render('<p>again</p>', { title: 'Again' })).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
