import { Injectable } from '@nestjs/common';
import {
  type ArticleAuthor,
  Articles,
  type ArticleState,
  authorOf,
  authorshipByKey,
  type AuthorshipRequest,
} from '../../article';
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

/** Who may read and answer one question about authorship: any person with the key of its mail, and nobody else (ADR 64). */
@Injectable()
export class AuthorshipAccess {
  constructor(
    private readonly articles: Articles,
    private readonly limits: Limits,
  ) {}

  /** @throws ApiProblem 403 without a key that fits, also where there is no such article; 429 after many wrong keys. */
  async open(articleId: string, requestId: string, key = ''): Promise<OpenedAuthorship> {
    const keyHash = hashSecret(key.slice(0, LONGEST_KEY));
    const state = await this.articles.load(articleId);
    const request = state ? authorshipByKey(state, requestId, keyHash) : undefined;
    const author = state && request ? authorOf(state, request) : undefined;
    if (state && request && author) return { state, request, author, keyHash };
    await this.limits.consume('review-key', `${articleId}\n${requestId}`);
    throw new ApiProblem('FORBIDDEN', REFUSED);
  }
}
