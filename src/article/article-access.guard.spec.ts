import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ArticleBuilder } from '../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../test/support/article/article-in-status';
import { PEOPLE, type Person } from '../../test/support/article/article-people';
import { type PersonIdentity, SESSION_EXPIRED_MESSAGE } from '../contracts';
import { Access, type AccessRule, type ArticleRelation } from '../platform/http/access/access.decorator';
import { ArticleAccessGuard } from './article-access.guard';
import type { Articles } from './articles';

function contextOf(rule: AccessRule | null, person: Person | null, id: string): ExecutionContext {
  class Controller {
    handle(): void {}
  }
  const handler = Controller.prototype.handle;
  if (rule) Access(rule)(Controller.prototype, 'handle', { value: handler });
  const request = { user: person, params: { id } };
  const context = {
    getHandler: () => handler,
    getClass: () => Controller,
    switchToHttp: () => ({ getRequest: () => request }),
  };
  // The guard uses only this part of the context.
  return context as unknown as ExecutionContext;
}

const article: ArticleBuilder = heldArticleIn('REVIEWED') ?? articleIn('REVIEWED');
const load = (id: string) => Promise.resolve(id === article.articleId ? article.state : null);
const guard = new ArticleAccessGuard(new Reflector(), { load } as Pick<Articles, 'load'> as Articles);

async function answer(relations: ArticleRelation[], person: Person | null, id = article.articleId): Promise<number> {
  try {
    return (await guard.canActivate(contextOf({ groups: 'all', article: relations }, person, id))) ? 200 : 403;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

describe('access to an article', () => {
  const people: [string, Person, Partial<Record<ArticleRelation, number>>][] = [
    ['its uploader', PEOPLE.author, { own: 200 }],
    ['its reviewer', PEOPLE.reviewer1, { reviewer: 200 }],
    ['its associate editor', PEOPLE.associate, { associate: 200, staff: 200 }],
    ['an editor', PEOPLE.editor, { office: 200, staff: 200 }],
    ['a webmaster', PEOPLE.webmaster, { office: 200, staff: 200 }],
  ];

  it.each(people)('allows %s their own relations and answers 403 to the others', async (_who, person, open) => {
    for (const relation of ['own', 'reviewer', 'associate', 'office', 'staff'] as const)
      expect([relation, await answer([relation], person)]).toEqual([relation, open[relation] ?? 403]);
    expect(await answer(['own', 'reviewer', 'staff'], person)).toBe(200);
  });

  it.each([
    ['a stranger', PEOPLE.stranger],
    ['another associate editor', PEOPLE.otherAssociate],
    ['an editor who is an author of it', { ...PEOPLE.editor, addresses: PEOPLE.coAuthor.addresses }],
  ])('does not exist for %s', async (_who, person) => {
    expect(await answer(['own', 'reviewer', 'staff'], person)).toBe(404);
  });

  it('is the same 404 for unknown and malformed ids', async () => {
    expect(await answer(['office'], PEOPLE.editor, 'unknown')).toBe(404);
    expect(await answer(['office'], PEOPLE.editor, '')).toBe(404);
  });

  it('is limited to their own drafts for people whose address is not proven, whatever their group', async () => {
    const unproven = (person: Person): Person => ({ ...person, unproven: true }) as Person;
    expect(await answer(['own'], unproven(PEOPLE.author))).toBe(200);
    for (const person of [PEOPLE.editor, PEOPLE.associate, PEOPLE.reviewer1])
      expect(await answer(['own', 'reviewer', 'staff'], unproven(person))).toBe(404);
  });

  it('is denied with 404 to an author behind login-as, recognised by account or by address', async () => {
    const { userId, addresses } = PEOPLE.coAuthor;
    const behind = (person: Partial<PersonIdentity>) => {
      const real = { userId: 'x', addresses: ['x@example.org'], authenticatedOrcid: null, ...person };
      return answer(['office'], { ...PEOPLE.editor, realUserId: real.userId, real });
    };
    expect(await behind({ userId })).toBe(404);
    expect(await behind({ addresses })).toBe(404);
    expect(await behind({})).toBe(200);
  });

  it.each<[string, Person | null, ArticleRelation, string]>([
    ['UNAUTHENTICATED', null, 'own', SESSION_EXPIRED_MESSAGE],
    ['NOT_FOUND', PEOPLE.stranger, 'own', 'This article does not exist.'],
    ['FORBIDDEN', PEOPLE.author, 'office', 'You do not have permission to do this with this article.'],
  ])('explains a refusal as %s', async (code, person, relation, message) => {
    const asked = guard.canActivate(contextOf({ groups: 'all', article: [relation] }, person, article.articleId));
    await expect(asked).rejects.toMatchObject({ code, message });
  });

  it('requires a signed-in person', async () => {
    expect(await answer(['own'], null)).toBe(401);
  });

  it('is not checked where no relation is declared or the route is public', async () => {
    const stranger = PEOPLE.stranger;
    expect(await guard.canActivate(contextOf({ groups: 'all' }, stranger, 'unknown'))).toBe(true);
    expect(await guard.canActivate(contextOf({ groups: 'public', article: ['reviewer'] }, null, 'unknown'))).toBe(true);
    expect(await guard.canActivate(contextOf(null, stranger, 'unknown'))).toBe(true);
  });
});
