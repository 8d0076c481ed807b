import { Injectable } from '@nestjs/common';
import { AuthorStore } from '../../../article-desk/public';
import type { ArticleFilters } from '../../../contracts';
import { type FoundArticles, isEmptySearch, type PersonName } from '../../../contracts';
import { People } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { PageWanted } from '../../search/article-finder';
import { ArticleFinder } from '../../search/article-finder';

type Named = Required<Omit<PersonName, 'isGone'>>;
const named = (person: Named | null | undefined): Named | null =>
  person
    ? { id: person.id, firstName: person.firstName, lastName: person.lastName, institute: person.institute }
    : null;

interface SearchArticles {
  filters: ArticleFilters;
  wanted: PageWanted;
  user: RequestUser;
}

/** The office's search (spec part 2, '/searchManuscripts'). An empty search finds nothing. */
@Injectable()
export class SearchArticlesReader {
  constructor(
    private readonly articles: ArticleFinder,
    private readonly people: People,
    private readonly authors: AuthorStore,
  ) {}

  async read({ filters, wanted, user }: SearchArticles): Promise<FoundArticles> {
    const { authorId, uploadUserId } = filters;
    const [found, author, uploadUser, asOf] = await Promise.all([
      isEmptySearch(filters) ? { items: [], total: 0 } : this.articles.find(filters, wanted, user),
      authorId ? this.authors.byIds([authorId]).then((authors) => authors.get(authorId)) : null,
      uploadUserId ? this.people.byId(uploadUserId) : null,
      this.articles.asOf(filters),
    ]);
    return {
      ...found,
      chosen: { author: named(author), uploadUser: named(uploadUser) },
      asOf: asOf?.toISOString() ?? null,
    };
  }
}
