import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { ApiScope, GroupName } from '../../../contracts';

export const ACCESS_KEY = 'quire:access';

/** How a person may be related to an article (docs/house.md, 'Access'). Checked by the guard in `article`. */
export const ARTICLE_RELATIONS = ['own', 'reviewer', 'associate', 'office', 'staff'] as const;
export type ArticleRelation = (typeof ARTICLE_RELATIONS)[number];

export interface AccessRule {
  /** `public`: also signed out; `all`: every signed-in person; else the groups (webmaster passes with editor or assistant). */
  groups: 'public' | 'all' | readonly GroupName[];
  /** Relations to the article of the path. The person must have at least one of them. */
  article?: readonly ArticleRelation[];
  /** True: also for an account whose address is not proven yet, which may write drafts and nothing else (lifecycle, section 5 (1)). */
  unproven?: boolean;
  /** True: also for an account that must have a second factor, has none and whose time to set one up is over (lifecycle, section 5 (5)). */
  withoutFactor?: boolean;
  /** True: a sensitive act. It needs a proof in this session within the last 15 minutes (lifecycle, section 5 (5)). */
  recentProof?: boolean;
  /** True: data leaves in bulk. Each call is recorded in the security log (ADR 92). */
  recordsReading?: boolean;
  /** Another program may call it with a key that has this scope (ADR 111). Only for routes that read. */
  scope?: ApiScope;
}

/** Declares who may call a route, for the guards and the OpenAPI document. A route without it is refused to everyone. */
export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, rule),
    ApiExtension('x-access', rule),
    ...(rule.groups === 'public' ? [] : [ApiBearerAuth()]),
  );
