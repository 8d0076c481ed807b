import type { NestApplicationOptions } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { bounded } from '../postgres';
import { noteOutdatedReads, OutdatedReads } from '../read-models/outdated-reads';
import { countRefused } from './health/refused-requests';
import { measureRequest } from './health/request-times';
import { readLanguage } from './language/request-language';
import { hideRoutineMessages } from './log/start-log';
import { serveOpenApi } from './openapi/openapi';
import { keepPrivate } from './private-answers';
import { correlationId } from './request/correlation';
import { jsonBody } from './request/json-body';
import { openRequestCache } from './request/request-cache';
import { refuseUnreadable } from './request/request-text';
import { securityHeaders } from './security-headers';

/** Options for NestFactory.create. Open connections are closed on shutdown, since an event stream would otherwise block it indefinitely. */
export const HTTP_OPTIONS = {
  bodyParser: false,
  bufferLogs: true,
  forceCloseConnections: true,
} as const satisfies NestApplicationOptions;

// A compressed event stream would be delayed until a block is full.
const isCompressible = (request: Request, response: Response): boolean =>
  !String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream') &&
  compression.filter(request, response);

/** From 1 to 9. With 1, a response of thousands of rows takes a third of the time of the default 6, and is a tenth larger. */
const COMPRESSION = 1;

/** Sets up everything around the routes that Nest does not do through modules. Call it once, before `init` or `listen`. */
export function configureHttp(app: NestExpressApplication): void {
  const config = app.get<AppConfig>(APP_CONFIG);
  app.useLogger(hideRoutineMessages(app.get(Logger)));
  // The mailbox is a page for people. It exists only while mails are caught (platform/mail).
  app.setGlobalPrefix('api', { exclude: ['mailbox', 'mailbox/*rest'] });
  // Only these proxies are trusted to report the caller's address; by default none (lifecycle, section 5 (7)).
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', () => undefined);
  app.use((request: Request, response: Response, next: () => void) => {
    correlationId(request, response);
    next();
  });
  app.use(measureRequest);
  app.use(countRefused);
  app.use(readLanguage);
  app.use(securityHeaders(config));
  app.use(keepPrivate);
  app.use(compression({ filter: isCompressible, level: COMPRESSION }));
  app.use(jsonBody());
  app.use(refuseUnreadable);
  app.use(openRequestCache);
  app.use((_request: Request, _response: Response, next: () => void) => bounded(next));
  app.use(noteOutdatedReads(app.get(OutdatedReads)));
  serveOpenApi(app, config.apiDocs);
}
