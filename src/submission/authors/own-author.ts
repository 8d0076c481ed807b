import { Injectable } from '@nestjs/common';
import type { ArticleAuthor } from '../../article';
import { AuthorStore } from '../../article-desk/public';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/** The author entry of a signed-in person: it has the account's id and follows the profile. */
@Injectable()
export class OwnAuthor {
  constructor(
    private readonly people: People,
    private readonly authors: AuthorStore,
  ) {}

  /** Created or updated on each use. */
  async entry(user: RequestUser): Promise<ArticleAuthor> {
    const person = await this.people.byId(user.userId);
    if (!person) throw new ApiProblem('NOT_FOUND', 'There is no such user.');
    const { id, firstName, middleName, lastName, institute, department, country, orcid, city, email } = person;
    const author = { id, firstName, middleName, lastName, institute, department, country, orcid, city, email };
    return this.authors.put(author, id);
  }
}
