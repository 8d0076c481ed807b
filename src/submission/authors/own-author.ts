import { Injectable } from '@nestjs/common';
import type { ArticleAuthor } from '../../article';
import { AuthorStore, toAuthor } from '../../article-desk/public';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';

const isSame = (one: ArticleAuthor, other: ArticleAuthor): boolean =>
  (Object.keys(one) as (keyof ArticleAuthor)[]).every((field) => one[field] === other[field]);

/** The author entry of a signed-in person: it has the account's id and follows the profile. */
@Injectable()
export class OwnAuthor {
  constructor(
    private readonly people: People,
    private readonly authors: AuthorStore,
  ) {}

  /** Created, or updated if the profile has changed, on each use. */
  async entry(user: RequestUser): Promise<ArticleAuthor> {
    const [person, known] = await Promise.all([this.people.byId(user.userId), this.authors.byIds([user.userId])]);
    if (!person) throw new ApiProblem('NOT_FOUND', 'This user does not exist.');
    const { id, firstName, middleName, lastName, institute, department, country, orcid, city, email } = person;
    const author = { id, firstName, middleName, lastName, institute, department, country, orcid, city, email };
    const row = known.get(id);
    return row && isSame(toAuthor(row), author) ? author : this.authors.put(author, id);
  }
}
