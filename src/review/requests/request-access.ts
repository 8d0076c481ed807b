import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  actorOf,
  Articles,
  type ArticleState,
  type Assignment,
  isInvolved,
  isKeyValid,
  isKnownToReviewer,
  relationsOf,
  showsAnswer,
} from '../../article';
import { type AssignmentStatus, UNPROVEN_MESSAGE } from '../../contracts';
import { identityOf, People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { Limits } from '../../platform/http/limits/limits';
import { hashSecret } from '../../platform/secrets';

/** The credentials of a person who follows a link: their session, the key of the mail, or both. */
export interface RequestCaller {
  user: RequestUser | undefined;
  key: string | undefined;
}

export interface OpenedRequest {
  state: ArticleState;
  assignment: Assignment;
  actor: Actor;
  /** False for an author of the article: they can only decline. */
  mayAccept: boolean;
}

const INVALID = 'This link is no longer valid. Please sign in to see your requests.';
const REFUSABLE: readonly AssignmentStatus[] = ['Mailed', 'No answer', 'Declined'];
const LONGEST_KEY = 200;
const sameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.length === b.length && a.length > 0 && timingSafeEqual(a, b);
};

/**
 * Decides who may see and answer one request to a reviewer: its reviewer signed in, or any person with the key of its mail (lifecycle,
 * section 3, 'Links in mails'). The key is bound to this request and works until it closes; an answered request shows its answer only.
 */
@Injectable()
export class RequestAccess {
  constructor(
    private readonly articles: Articles,
    private readonly limits: Limits,
    private readonly people: People,
  ) {}

  /** @throws ApiProblem 401 signed out without a key, 403 for a wrong key or an unproven account, 403 or 404 for other people, 429 after many wrong keys. */
  async open(articleId: string, assignmentId: string, { user, key }: RequestCaller): Promise<OpenedRequest> {
    // The key proves that its holder reads the address; the session of an unproven account proves nothing (lifecycle, section 5 (1)).
    if (user?.unproven && key === undefined) throw new ApiProblem('UNPROVEN', UNPROVEN_MESSAGE);
    const state = await this.articles.load(articleId);
    const assignment = state?.assignments.find((one) => one.assignmentId === assignmentId);
    if (state && assignment && user && isOwn(state, assignment, user))
      return { state, assignment, actor: actorOf(user), mayAccept: true };
    if (key !== undefined) {
      const keyHash = hashSecret(key.slice(0, LONGEST_KEY));
      const fits = state && assignment && sameHash(assignment.keyHash ?? '', keyHash) && opens(assignment, state);
      // The same response for a wrong, expired or foreign key, and for an article that does not exist.
      if (!fits) {
        await this.limits.consume('review-key', `${articleId}\n${assignmentId}`);
        throw new ApiProblem('FORBIDDEN', INVALID);
      }
      const mayAccept = !(await this.isAuthor(state, assignment));
      // A key does not pass the conflict wall. It still opens the request for a refusal, and shows the refusal afterwards.
      if (!mayAccept && !REFUSABLE.includes(assignment.status)) throw new ApiProblem('FORBIDDEN', INVALID);
      return { state, assignment, actor: { kind: 'key', assignmentId, keyHash }, mayAccept };
    }
    throw refusal(state, user);
  }

  /** @throws ApiProblem 403, as for an invalid link, when this person is an author of the article. */
  requireNoAuthor({ mayAccept }: OpenedRequest): void {
    if (!mayAccept) throw new ApiProblem('FORBIDDEN', INVALID);
  }

  /** True when the reviewer proved an author's address or ORCID iD after the mail with the key. */
  private async isAuthor(state: ArticleState, { reviewerId }: Assignment): Promise<boolean> {
    const person = await this.people.presentById(reviewerId);
    return person !== null && isInvolved(state, identityOf(person));
  }
}

const opens = (assignment: Assignment, state: ArticleState): boolean =>
  isKeyValid(assignment, state) || showsAnswer(assignment, state);

const isOwn = (state: ArticleState, assignment: Assignment, user: RequestUser): boolean =>
  !user.unproven &&
  assignment.reviewerId === user.userId &&
  isKnownToReviewer(assignment) &&
  relationsOf(state, actorOf(user)).has('reviewer');

/** The same responses as of the guard on other routes: 404 without any relation to the article, 403 with another one. */
function refusal(state: ArticleState | null, user: RequestUser | undefined): ApiProblem {
  if (!user) return new ApiProblem('UNAUTHENTICATED', 'Please sign in to see this request.');
  const relations = state ? relationsOf(state, actorOf(user)) : new Set();
  if (relations.size === 0) return new ApiProblem('NOT_FOUND', 'This article does not exist.');
  if (relations.has('reviewer')) return new ApiProblem('NOT_FOUND', 'There is no such request to a reviewer.');
  return new ApiProblem('FORBIDDEN', 'You do not have permission to do this with this article.');
}
