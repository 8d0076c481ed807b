import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { SESSION_EXPIRED_MESSAGE } from '../contracts';
import { ACCESS_KEY, type AccessRule, type ArticleRelation } from '../platform/http/access/access.decorator';
import type { RequestUser } from '../platform/http/access/request-user';
import { ApiProblem } from '../platform/http/errors/api-problem';
import { Articles } from './articles';
import type { Actor } from './domain/commands';
import { type Relation, relationsOf } from './domain/people/roles';
import type { ArticleState } from './domain/state';

/** The signed-in person as an actor. */
export function actorOf(user: RequestUser): Actor {
  const { userId, formerIds, email, group, addresses, authenticatedOrcid, realUserId, real } = user;
  return { kind: 'person', userId, formerIds, email, group, addresses, authenticatedOrcid, realUserId, real };
}

/** A person whose address is not proven can access only their own drafts, whatever their group (lifecycle, section 5 (1)). */
function relationsFor(state: ArticleState, user: RequestUser): Set<Relation> {
  const relations = relationsOf(state, actorOf(user));
  if (!user.unproven) return relations;
  return new Set([...relations].filter((relation) => relation === 'own'));
}

const holds = (relations: ReadonlySet<Relation>, wanted: ArticleRelation): boolean =>
  wanted === 'staff' ? relations.has('office') || relations.has('associate') : relations.has(wanted);

/**
 * Global guard that runs after the one of `platform/http`. A caller without a relation to the article in the path gets 404, as if the
 * article did not exist. A caller who has only other relations than the declared ones gets 403 (docs/house.md, 'Access'). Public routes
 * check the key from the mail in their handler instead.
 */
@Injectable()
export class ArticleAccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly articles: Articles,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule?.article || rule.groups === 'public') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: RequestUser | null }>();
    if (!request.user) throw new ApiProblem('UNAUTHENTICATED', SESSION_EXPIRED_MESSAGE);
    const state = await this.articles.load(String(request.params['id'] ?? ''));
    const relations = state ? relationsFor(state, request.user) : new Set<Relation>();
    if (relations.size === 0) throw new ApiProblem('NOT_FOUND', 'This article does not exist.');
    if (rule.article.some((wanted) => holds(relations, wanted))) return true;
    throw new ApiProblem('FORBIDDEN', 'You do not have permission to do this with this article.');
  }
}
