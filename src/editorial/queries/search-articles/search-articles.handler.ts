import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type FoundArticles, isEmptySearch, type PersonName } from '../../../contracts';
import { People } from '../../../identity/public';
import { AuthorStore } from '../../../submission/public';
import { ArticleFinder } from '../../search/article-finder';
import { SearchArticles } from './search-articles.query';

type Named = Required<PersonName>;
const named = (person: Named | null | undefined): Named | null =>
  person
    ? { id: person.id, firstName: person.firstName, lastName: person.lastName, institute: person.institute }
    : null;

/** The office's search (spec part 2, '/searchManuscripts'). An empty one finds nothing. */
@QueryHandler(SearchArticles)
export class SearchArticlesHandler implements IQueryHandler<SearchArticles> {
  constructor(
    private readonly articles: ArticleFinder,
    private readonly people: People,
    private readonly authors: AuthorStore,
  ) {}

  async execute({ filters, wanted, user }: SearchArticles): Promise<FoundArticles> {
    const { authorId, uploadUserId } = filters;
    const [found, author, uploadUser] = await Promise.all([
      isEmptySearch(filters) ? { items: [], total: 0 } : this.articles.find(filters, wanted, user),
      authorId ? this.authors.byIds([authorId]).then((authors) => authors.get(authorId)) : null,
      uploadUserId ? this.people.byId(uploadUserId) : null,
    ]);
    return { ...found, chosen: { author: named(author), uploadUser: named(uploadUser) } };
  }
}
