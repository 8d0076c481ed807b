import type { IncomingMessage } from 'node:http';
import { RequestMethod } from '@nestjs/common';
import type { Params } from 'nestjs-pino';
import type { RequestUser } from '../access/request-user';
import { correlationId } from '../request/correlation';

const SECRETS = /([?&](?:signature|key|token|email|q|password)=)[^&]*/gi;

/** The path of a private calendar is its key (ADR 112). */
const CALENDAR = /(\/calendar\/)[^/?]+/i;

/** A URL without parts that a reader of the log must not see: signatures, keys, searched names. */
const withoutSecrets = (url: string): string => url.replace(SECRETS, '$1...').replace(CALENDAR, '$1...');

/** Under login-as also the real person: a line about refused access must lead to them (ASVS 7.2.2). */
const whoAsked = ({ userId, realUserId }: RequestUser): object => (realUserId ? { userId, realUserId } : { userId });

/** One line for each request: method, URL, status, milliseconds, correlation id, and the caller if known. Headers and bodies are not logged. */
export function requestLog(level: string): Params {
  return {
    forRoutes: [{ path: '{*path}', method: RequestMethod.ALL }],
    pinoHttp: {
      level,
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
