import { Injectable } from '@nestjs/common';
import { Articles, type ArticleState, Refusal } from '../../../article';
import { AuthorVeil } from '../../../article-desk/public';
import { type BlacklistWarning, fullName, normalEmail } from '../../../contracts';
import { People } from '../../../identity/public';
import { Blacklist, type Listable } from '../../../journal/public';
import type { RequestUser } from '../../../platform/http/access/request-user';

type Involved = Listable & Pick<BlacklistWarning, 'role'> & { shown: string };

interface GetBlacklistWarnings {
  articleId: string;
  user: RequestUser;
}

/** Authors, the uploader, and the authors' suggested reviewers who are on the blacklist: a separate call, for the office only. */
@Injectable()
export class GetBlacklistWarningsReader {
  constructor(
    private readonly articles: Articles,
    private readonly blacklist: Blacklist,
    private readonly people: People,
    private readonly veil: AuthorVeil,
  ) {}

  /**
   * In the order of the authors.
   * @throws Refusal NOT_FOUND when there is no such article.
   */
  async read({ articleId, user }: GetBlacklistWarnings): Promise<BlacklistWarning[]> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const involved = await this.involved(await this.veil.stateFor(state, user));
    const matches = await this.blacklist.matches(involved);
    return matches.flatMap(({ index, matchedBy, entry }) => {
      const person = involved[index];
      return person ? [{ role: person.role, name: person.shown, matchedBy, entry }] : [];
    });
  }

  private async involved(state: ArticleState): Promise<Involved[]> {
    const authors = state.authors.map((author): Involved => ({ ...named(author), role: 'AUTHOR' }));
    const suggested = state.suggestedReviewers.map(({ fullName: name, email }): Involved => ({
      email,
      name,
      shown: name,
      role: 'SUGGESTED',
    }));
    const isAuthor = authors.some(({ email }) => normalEmail(email) === normalEmail(state.uploaderEmail));
    const uploader = isAuthor ? null : await this.people.byId(state.uploaderId);
    const uploaders = uploader ? [{ ...named(uploader), role: 'UPLOADER' as const }] : [];
    return [...authors, ...uploaders, ...suggested];
  }
}

/** Middle names are often left out, so they do not count. */
const named = (person: {
  firstName: string;
  middleName: string | null;
  lastName: string;
  email: string;
}): Omit<Involved, 'role'> => ({
  email: person.email,
  name: `${person.firstName} ${person.lastName}`,
  shown: fullName(person),
});
