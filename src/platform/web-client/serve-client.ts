import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import expressStaticGzip, { type ExpressStaticGzipOptions } from 'express-static-gzip';
import { projectRoot } from '../project-root';
import { journalPage, type PageSettings, withScreen } from './journal-page';
import { screenNeeds } from './screen-needs';

const BASE = '/rrs';
const ONE_YEAR_MS = 31_536_000_000;
const ASSETS = {
  enableBrotli: true,
  orderPreference: ['br'],
  index: false,
  serveStatic: { immutable: true, maxAge: ONE_YEAR_MS },
} satisfies ExpressStaticGzipOptions;

/** The folder of the client, and the settings of the journal for its page. */
interface Client {
  /** The public settings of a signed-out person. If they cannot be read, the page is sent without them, and its program requests them. */
  settings: () => Promise<PageSettings>;
  folder?: string;
}

/**
 * Serves the built client under /rrs. Its assets never expire, since their names change with their content. Every other address
 * under /rrs gets the client's page, which routes itself; `/` redirects there. Call it after the HTTP edge is configured.
 */
export function serveClient(
  app: NestExpressApplication,
  { settings, folder = join(projectRoot(), 'dist', 'client') }: Client,
): void {
  const page = join(folder, 'index.html');
  const assets = join(folder, 'assets');
  // The build puts a compressed copy next to each text file (scripts/lib/compress-assets.mjs): smaller than one made for each request.
  app.use(`${BASE}/assets`, expressStaticGzip(assets, ASSETS));
  app.use(BASE, express.static(folder, { index: false, redirect: false, maxAge: 0 }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/') return response.redirect(302, BASE);
    const isPage = request.path === BASE || request.path.startsWith(`${BASE}/`);
    if (!isPage || request.path.startsWith(`${BASE}/assets/`) || !existsSync(page)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    const screen = screenNeeds(folder, request.path.slice(BASE.length) || '/');
    Promise.all([readFile(page, 'utf8'), settings().catch(() => null), screen]).then(
      ([html, known, { files, calls }]) => {
        const hrefs = files.map((file) => `${BASE}/${file}`);
        sendPage(response, withScreen(known ? journalPage(html, known) : html, { files: hrefs, calls }));
      },
      next,
    );
  });
}

/**
 * Sends the page with an ETag of its own, because answers of the API have none, so that an unchanged page is not sent again. The tag is
 * weak, because the page may be compressed.
 */
function sendPage(response: Response, html: string): void {
  response.setHeader('ETag', `W/"${createHash('sha256').update(html).digest('base64url')}"`);
  response.type('html').send(html);
}
