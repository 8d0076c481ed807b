import { type ExecutionContext, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  FACTOR_DEMANDED_MESSAGE,
  GROUP_NAMES,
  type GroupName,
  REAUTHENTICATE_MESSAGE,
  SESSION_EXPIRED_MESSAGE,
  UNPROVEN_MESSAGE,
} from '../../../contracts';
import type { ApiProblem } from '../errors/api-problem';
import { Access, type AccessRule } from './access.decorator';
import { AccessGuard, groupPasses } from './access.guard';
import type { JwtGuard } from './jwt.strategy';
import { RecentProof } from './recent-proof';
import type { SessionReader } from './request-user';

describe('groups of a route', () => {
  it('admit the listed groups, and a webmaster only with editor or assistant', () => {
    const admitted = (groups: Parameters<typeof groupPasses>[0]): string[] =>
      GROUP_NAMES.filter((group) => groupPasses(groups, group));
    expect(admitted(['editor'])).toEqual(['editor', 'webmaster']);
    expect(admitted(['assistant', 'associate editor'])).toEqual(['assistant', 'associate editor', 'webmaster']);
    expect(admitted(['associate editor'])).toEqual(['associate editor']);
    expect(admitted(['reviewer', 'guest'])).toEqual(['guest', 'reviewer']);
    expect(admitted([])).toEqual([]);
  });
});

/** A call with this token, by a person of this group; null for a token that belongs to no one. */
interface Call {
  rule?: AccessRule;
  /** Declared by the controller; a route's own rule takes precedence. */
  ruleOfController?: AccessRule;
  token?: string;
  group?: GroupName | null;
  /** The time from which a second factor is required. */
  factorDue?: Date;
  /** The person has not proven the address. */
  unproven?: boolean;
  /** The last proof of this session is too old for sensitive acts. */
  isOld?: boolean;
}

interface Answer {
  passes: boolean;
  problem: Pick<ApiProblem, 'code' | 'message'> | null;
  /** The caller as the guard identified it; undefined if the guard did not check a token. */
  user: unknown;
}

async function answerTo({
  rule,
  ruleOfController,
  token,
  group = null,
  factorDue,
  unproven = false,
  isOld = false,
}: Call): Promise<Answer> {
  class Controller {
    handle(): void {}
  }
  const handler = Controller.prototype.handle;
  if (rule) Access(rule)(Controller.prototype, 'handle', { value: handler });
  if (ruleOfController) Access(ruleOfController)(Controller);
  const headers = token === undefined ? {} : { authorization: token };
  const request: { headers: object; user?: unknown } = { headers };
  const context = {
    getHandler: () => handler,
    getClass: () => Controller,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  const canActivate = (): Promise<boolean> => {
    request.user = group === null ? null : { group, unproven, factorDue: factorDue ?? null };
    return Promise.resolve(true);
  };
  const sessions = { hasRecentProof: () => Promise.resolve(!isOld) } as unknown as SessionReader;
  const guard = new AccessGuard(new Reflector(), { canActivate } as unknown as JwtGuard, new RecentProof(sessions));
  try {
    return { passes: await guard.canActivate(context), problem: null, user: request.user };
  } catch (error) {
    const { code, message } = error as ApiProblem;
    return { passes: false, problem: { code, message }, user: request.user };
  }
}

const PAST = new Date(Date.now() - 1000);
const LATER = new Date(Date.now() + 60_000);
const ALL: AccessRule = { groups: 'all' };
const ME = { token: 'Bearer x', group: 'editor' } as const;
const EDITORS: AccessRule = { groups: ['editor'] };
const SIGN_IN = { code: 'UNAUTHENTICATED', message: SESSION_EXPIRED_MESSAGE };
const WRONG_GROUP = { code: 'FORBIDDEN', message: 'Your group does not have permission to do this.' };

describe('the guard of groups', () => {
  it.each<[string, Call]>([
    ['a public route, signed out', { rule: { groups: 'public' } }],
    ['a public route, with a token of nobody', { rule: { groups: 'public' }, token: 'Bearer old' }],
    ['a route for everyone, signed in', { rule: { groups: 'all' }, token: 'Bearer x', group: 'guest' }],
    ['a route for their group', { rule: EDITORS, token: 'Bearer x', group: 'editor' }],
    ['a route of a controller for their group', { ruleOfController: EDITORS, token: 'Bearer x', group: 'editor' }],
    ['a route while there is time to add a factor', { ...ME, rule: ALL, factorDue: LATER }],
    ['a route for adding one after that', { ...ME, rule: { ...ALL, withoutFactor: true }, factorDue: PAST }],
    ['a route for an account without a proven address', { ...ME, rule: { ...ALL, unproven: true }, unproven: true }],
    ['a sensitive route after a recent proof', { ...ME, rule: { ...ALL, recentProof: true } }],
    ['another route without a recent proof', { ...ME, rule: ALL, isOld: true }],
    ['a public route of such a controller', { rule: { groups: 'public' }, ruleOfController: EDITORS }],
  ])('lets in a caller of %s', async (_route, call) => {
    expect(await answerTo(call)).toMatchObject({ passes: true, problem: null });
  });

  it.each<[string, Call, object]>([
    ['signed out, at a route for everyone', { rule: { groups: 'all' } }, SIGN_IN],
    ['with a token of nobody', { rule: { groups: 'all' }, token: 'Bearer old' }, SIGN_IN],
    ['signed out, at a route for a group', { rule: EDITORS }, SIGN_IN],
    [
      'whose address is not proven',
      { ...ME, rule: ALL, unproven: true },
      { code: 'UNPROVEN', message: UNPROVEN_MESSAGE },
    ],
    [
      'whose time to add a factor is over',
      { ...ME, rule: ALL, factorDue: PAST },
      { code: 'FACTOR_DEMANDED', message: FACTOR_DEMANDED_MESSAGE },
    ],
    [
      'without a recent proof, at a sensitive route',
      { ...ME, rule: { ...ALL, recentProof: true }, isOld: true },
      { code: 'REAUTHENTICATE', message: REAUTHENTICATE_MESSAGE },
    ],
    [
      'of another group without a recent proof, for the group',
      { ...ME, group: 'author', rule: { ...EDITORS, recentProof: true }, isOld: true },
      WRONG_GROUP,
    ],
    ['of another group', { rule: EDITORS, token: 'Bearer x', group: 'author' }, WRONG_GROUP],
  ])('refuses a caller %s', async (_caller, call, problem) => {
    expect(await answerTo(call)).toMatchObject({ passes: false, problem });
  });

  it('identifies a caller with a token at a public route too, and requires no token', async () => {
    const rule: AccessRule = { groups: 'public' };
    expect((await answerTo({ rule, token: 'Bearer x', group: 'author' })).user).toEqual({
      group: 'author',
      unproven: false,
      factorDue: null,
    });
    expect((await answerTo({ rule })).user).toBeUndefined();
  });

  it('refuses everyone at a route that declares no access, and logs which it is', async () => {
    const logged: unknown[] = [];
    const { error } = Logger.prototype;
    Logger.prototype.error = (message: unknown) => void logged.push(message);
    const answer = await answerTo({ token: 'Bearer x', group: 'webmaster' });
    Logger.prototype.error = error;
    expect(answer).toMatchObject({
      passes: false,
      problem: { code: 'FORBIDDEN', message: 'You do not have permission to do this.' },
    });
    expect(logged).toEqual(['Controller.handle declares no access and is refused']);
  });
});
