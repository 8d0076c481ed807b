import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { projectRoot } from '../project-root';

const BASE = '/rrs';
const ONE_YEAR_MS = 31_536_000_000;

/**
 * Serves the built client under /rrs. Its assets never expire, since their names change with their content. Every other address
 * under /rrs gets the client's page, which routes itself; `/` redirects there. Call it after the HTTP edge is configured.
 */
export function serveClient(app: NestExpressApplication, folder = join(projectRoot(), 'dist', 'client')): void {
  const page = join(folder, 'index.html');
  app.use(
    `${BASE}/assets`,
    express.static(join(folder, 'assets'), { immutable: true, maxAge: ONE_YEAR_MS, index: false }),
  );
  app.use(BASE, express.static(folder, { index: false, redirect: false, maxAge: 0 }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/') return response.redirect(302, BASE);
    const isPage = request.path === BASE || request.path.startsWith(`${BASE}/`);
    if (!isPage || request.path.startsWith(`${BASE}/assets/`) || !existsSync(page)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
}
