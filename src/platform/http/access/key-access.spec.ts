import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApiScope } from '../../../contracts';
import type { ApiProblem } from '../errors/api-problem';
import { Access, type AccessRule } from './access.decorator';
import { AccessGuard } from './access.guard';
import type { JwtGuard } from './jwt.strategy';
import { RecentProof } from './recent-proof';
import type { ApiKeyReader, RequestUser, SessionReader } from './request-user';

const KEY = 'quire_0123456789';
const MINE = { group: 'editor', factorDue: null, apiKey: { name: 'warehouse', scopes: ['articles'] } };
const ARTICLES: AccessRule = { groups: ['editor'], scope: 'articles' };
const SIGNED_IN = { group: 'editor', factorDue: null };

/** Answers a call with this header; only KEY is a key, and every token is that of a signed-in editor. */
async function answerTo(rule: AccessRule, authorization?: string, keys: ApiKeyReader | null = keyReader) {
  class Controller {
    handle(): void {}
  }
  const handler = Controller.prototype.handle;
  Access(rule)(Controller.prototype, 'handle', { value: handler });
  const request: { headers: object; user?: unknown } = {
    headers: authorization === undefined ? {} : { authorization },
  };
  const context = {
    ...{ getHandler: () => handler, getClass: () => Controller },
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  const jwt = { canActivate: () => ((request.user = SIGNED_IN), Promise.resolve(true)) } as unknown as JwtGuard;
  const guard = new AccessGuard(new Reflector(), jwt, new RecentProof({} as SessionReader));
  if (keys) Object.assign(guard, { keys });
  try {
    return { passes: await guard.canActivate(context), user: request.user };
  } catch (error) {
    const { code, message } = error as ApiProblem;
    return { passes: false, code, message };
  }
}

const keyReader: ApiKeyReader = {
  find: (key) => Promise.resolve(key === KEY ? (MINE as unknown as RequestUser) : null),
};
const UNKNOWN = {
  ...{ passes: false, code: 'UNAUTHENTICATED' },
  message: 'This key is unknown, or has expired or been revoked. A webmaster can create a new one.',
};
const OUT_OF_SCOPE = { passes: false, code: 'FORBIDDEN', message: 'This key does not have permission to read this.' };

describe('the key of another program', () => {
  it.each([`Bearer ${KEY}`, `bearer   ${KEY}`])(
    'reads what its scope names, as the person who made it: %s',
    async (header) => {
      expect(await answerTo(ARTICLES, header)).toEqual({ passes: true, user: MINE });
    },
  );

  it('is refused if it does not exist, also at public routes, and if no keys are supported', async () => {
    expect(await answerTo(ARTICLES, 'Bearer quire_other')).toEqual(UNKNOWN);
    expect(await answerTo({ groups: 'public' }, 'Bearer quire_other')).toEqual(UNKNOWN);
    expect(await answerTo(ARTICLES, `Bearer ${KEY}`, null)).toEqual(UNKNOWN);
  });

  it('cannot read routes of another scope or without a scope', async () => {
    const other = 'statistics' satisfies ApiScope;
    expect(await answerTo({ groups: ['editor'], scope: other }, `Bearer ${KEY}`)).toEqual(OUT_OF_SCOPE);
    expect(await answerTo({ groups: ['editor'] }, `Bearer ${KEY}`)).toEqual(OUT_OF_SCOPE);
    expect(await answerTo({ groups: 'all' }, `Bearer ${KEY}`)).toEqual(OUT_OF_SCOPE);
  });

  it('is anonymous at a public route', async () => {
    expect(await answerTo({ groups: 'public' }, `Bearer ${KEY}`)).toEqual({ passes: true, user: null });
  });

  it.each(['Bearer token', `Basic ${KEY}`, `Bearer ${KEY} more`, `xBearer ${KEY}`, `Bearer x${KEY}`])(
    'is nothing else: %s',
    async (header) => {
      expect(await answerTo(ARTICLES, header)).toEqual({ passes: true, user: SIGNED_IN });
    },
  );
});
