import type { IncomingMessage } from 'node:http';
import { RequestMethod } from '@nestjs/common';
import type { Params } from 'nestjs-pino';
import { lineWithoutAddresses } from '../../reasons/without-addresses';
import type { RequestUser } from '../access/request-user';
import { correlationId } from '../request/correlation';

/**
 * Parameters whose values are ids, numbers, dates or words of a fixed list. The values of all others are masked: a parameter of a new route
 * may be a key, a name or a text. `to` is not here, because the mail catcher has an address in it.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['page', 'size', 'sort', 'before', 'beforeId', 'matching', 'part'],
  ...['at', 'entry', 'revision', 'from', 'until', 'dateFrom', 'dateTo', 'year', 'expires'],
  ...[
    'status',
    'statusList',
    'decision',
    'active',
    'late',
    'type',
    'typeId',
    'kind',
    'format',
    'published',
    'language',
  ],
  ...['reviewerId', 'associateId', 'associateEditorId', 'authorId', 'uploadUserId', 'holderId', 'groupId'],
  ...['count', 'rate', 'level', 'response', 'sendAnyway'],
]);

/** The path of a private calendar is its key (ADR 112). */
const CALENDAR = /(\/calendar\/)[^/?]+/i;

/** A part without a name may be the rest of a value in which `&` was not encoded. */
function masked(parameter: string): string {
  const [name, value] = parameter.split('=', 2);
  if (name === undefined || value === undefined) return '...';
  return HARMLESS.has(name) ? parameter : `${name}=...`;
}

/** A URL without parts that a reader of the log must not see: signatures, keys, names, texts. */
function withoutSecrets(url: string): string {
  const start = url.indexOf('?');
  const path = (start < 0 ? url : url.slice(0, start)).replace(CALENDAR, '$1...');
  return start < 0
    ? path
    : `${path}?${url
        .slice(start + 1)
        .split('&')
        .map(masked)
        .join('&')}`;
}

/** Under login-as also the real person: a line about refused access must lead to them (ASVS 7.2.2). */
const whoAsked = ({ userId, realUserId }: RequestUser): object => (realUserId ? { userId, realUserId } : { userId });

/** One line for each request: method, URL, status, milliseconds, correlation id, and the caller if known. Headers and bodies are not logged. */
export function requestLog(level: string): Params {
  return {
    forRoutes: [{ path: '{*path}', method: RequestMethod.ALL }],
    pinoHttp: {
      level,
      // This covers every line: of requests, jobs, reactions and faults.
      hooks: { streamWrite: lineWithoutAddresses },
      genReqId: (request, response) => correlationId(request, response),
      autoLogging: { ignore: (request) => /^\/(?:api\/(?:health|metrics)|rrs\/assets)/.test(request.url ?? '') },
      customLogLevel: (_request, response, failure) =>
        failure || response.statusCode >= 500 ? 'error' : response.statusCode === 429 ? 'warn' : 'info',
      quietReqLogger: true,
      customProps: ({ user }: IncomingMessage & { user?: RequestUser }) => (user ? whoAsked(user) : {}),
      serializers: {
        req: (request: IncomingMessage & { id?: unknown }) => ({
          id: request.id,
          method: request.method,
          url: withoutSecrets(request.url ?? ''),
        }),
        res: (response: { statusCode?: number }) => ({ statusCode: response.statusCode }),
      },
    },
  };
}
