import { Injectable } from '@nestjs/common';
import {
  type ArticleAuthor,
  Articles,
  type ArticleState,
  authorOf,
  authorshipByKey,
  type AuthorshipRequest,
} from '../../article';
import { normalEmail } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { Limits } from '../../platform/http/limits/limits';
import { hashSecret } from '../../platform/secrets';

export interface OpenedAuthorship {
  state: ArticleState;
  request: AuthorshipRequest;
  author: ArticleAuthor;
  keyHash: string;
}

const LONGEST_KEY = 200;
const REFUSED = 'This link is no longer valid. Please write to the editorial office.';

/** The credentials of a person who opens the page: the key of the mail, their session, or both. */
export interface AuthorshipCaller {
  key: string | undefined;
  user: RequestUser | undefined;
}

/**
 * True for the person whose account has proven the address that was asked. No one answers for another person: a login-as session does not
 * count.
 */
export const isAskedPerson = ({ email }: AuthorshipRequest, user: RequestUser): boolean =>
  !user.unproven && user.real === null && user.addresses.includes(normalEmail(email));

const requestFor = (state: ArticleState, requestId: string, { key = '', user }: AuthorshipCaller) => {
  const own = state.authorship.find((one) => one.requestId === requestId && user && isAskedPerson(one, user));
  return own ?? authorshipByKey(state, requestId, hashSecret(key.slice(0, LONGEST_KEY)));
};

/**
 * Decides who may read and answer one question about authorship: any person with the key of its mail, and the signed-in person who was
 * asked (ADR 64).
 */
@Injectable()
export class AuthorshipAccess {
  constructor(
    private readonly articles: Articles,
    private readonly limits: Limits,
  ) {}

  /** @throws ApiProblem 403 for everyone else, also when the article does not exist; 429 after many wrong keys. */
  async open(articleId: string, requestId: string, caller: AuthorshipCaller): Promise<OpenedAuthorship> {
    const state = await this.articles.load(articleId);
    const request = state ? requestFor(state, requestId, caller) : undefined;
    const author = state && request ? authorOf(state, request) : undefined;
    if (state && request && author) return { state, request, author, keyHash: request.keyHash };
    await this.limits.consume('review-key', `${articleId}\n${requestId}`);
    throw new ApiProblem('FORBIDDEN', REFUSED);
  }
}
