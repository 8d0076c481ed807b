import { type CanActivate, type ExecutionContext, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import {
  API_KEY_PREFIX,
  FACTOR_DEMANDED_MESSAGE,
  type GroupName,
  SESSION_EXPIRED_MESSAGE,
  UNPROVEN_MESSAGE,
} from '../../../contracts';
import { ApiProblem } from '../errors/api-problem';
import { ACCESS_KEY, type AccessRule } from './access.decorator';
import { JwtGuard } from './jwt.strategy';
import { RecentProof } from './recent-proof';
import { API_KEY_READER, type ApiKeyReader, type RequestUser } from './request-user';

const UNKNOWN_KEY = 'This key is unknown, or has expired or been revoked. A webmaster can create a new one.';
const OUT_OF_SCOPE = 'This key does not have permission to read this.';

type Caller = Omit<Request, 'user'> & { user?: RequestUser | null };

/** The key of another program in the header, else null. */
function keyIn({ headers: { authorization = '' } }: Caller): string | null {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token.startsWith(API_KEY_PREFIX) ? token : null;
}

/** True when this group passes a rule. A webmaster may do what an editor or assistant may (lifecycle, section 2). */
export function groupPasses(groups: readonly GroupName[], group: GroupName): boolean {
  if (groups.includes(group)) return true;
  return group === 'webmaster' && (groups.includes('editor') || groups.includes('assistant'));
}

/** Global guard: identifies the caller and checks whether their group may call the route. The article guard checks articles. */
@Injectable()
export class AccessGuard implements CanActivate {
  @Optional() @Inject(API_KEY_READER) private readonly keys?: ApiKeyReader;
  private readonly logger = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly jwt: JwtGuard,
    private readonly proof: RecentProof,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) {
      this.logger.error(`${context.getClass().name}.${context.getHandler().name} declares no access and is refused`);
      throw new ApiProblem('FORBIDDEN', 'You do not have permission to do this.');
    }
    const request = context.switchToHttp().getRequest<Caller>();
    const key = keyIn(request);
    if (key !== null) request.user = await this.ownerOf(key, rule);
    else if (request.headers.authorization !== undefined) await this.jwt.canActivate(context);
    if (rule.groups === 'public') return true;
    if (!request.user) throw new ApiProblem('UNAUTHENTICATED', SESSION_EXPIRED_MESSAGE);
    assertReady(request.user, rule);
    if (rule.groups !== 'all' && !groupPasses(rule.groups, request.user.group))
      throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to do this.');
    if (rule.recentProof) await this.proof.assert(request.user);
    return true;
  }

  /** @throws ApiProblem 401 for an unknown key, 403 if the key may not read the route. */
  private async ownerOf(key: string, { groups, scope }: AccessRule): Promise<RequestUser | null> {
    const owner = (await this.keys?.find(key)) ?? null;
    if (!owner) throw new ApiProblem('UNAUTHENTICATED', UNKNOWN_KEY);
    if (scope !== undefined && owner.apiKey?.scopes.includes(scope)) return owner;
    // A public route shows nothing more to the owner of a key, so the caller stays anonymous.
    if (groups === 'public') return null;
    throw new ApiProblem('FORBIDDEN', OUT_OF_SCOPE);
  }
}

/** @throws ApiProblem 403 when the account lacks a proven address or a second factor that the route needs. */
function assertReady({ unproven, factorDue }: RequestUser, rule: AccessRule): void {
  if (unproven && !rule.unproven) throw new ApiProblem('UNPROVEN', UNPROVEN_MESSAGE);
  if (rule.withoutFactor || factorDue === null || factorDue > new Date()) return;
  throw new ApiProblem('FACTOR_DEMANDED', FACTOR_DEMANDED_MESSAGE);
}
