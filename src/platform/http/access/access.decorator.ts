import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { GroupName } from '../../../contracts';

export const ACCESS_KEY = 'quire:access';

/** How a person may be bound to an article (docs/house.md, 'Access'). Checked by the guard in `article`. */
export const ARTICLE_RELATIONS = ['own', 'reviewer', 'associate', 'office', 'staff'] as const;
export type ArticleRelation = (typeof ARTICLE_RELATIONS)[number];

export interface AccessRule {
  /** `public`: also signed out; `all`: every signed-in person; else the groups (webmaster is let in with editor or assistant). */
  groups: 'public' | 'all' | readonly GroupName[];
  /** Relations to the article of the path, of which one must hold. */
  article?: readonly ArticleRelation[];
}

/** Declares who may call a route, to the guards and in the OpenAPI document. A route without it is refused for everybody. */
export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, rule),
    ApiExtension('x-access', rule),
    ...(rule.groups === 'public' ? [] : [ApiBearerAuth()]),
  );
