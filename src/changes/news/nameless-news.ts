import { Injectable } from '@nestjs/common';
import { Articles, type ArticleState } from '../../article';
import { AuthorVeil } from '../../article-desk/public';
import { namelessPeople } from '../../editorial/public';
import type { PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { HiddenOwners } from '../../tickets/public';
import { namesPeople, type NewsRow } from './news-words';

/** The names that a line may contain. */
export type NewsNames = ReadonlyMap<
  string,
  Pick<PersonSummary, 'firstName' | 'lastName'> & { middleName?: string | null }
>;

/** What is new for an editor, without authors that they must not know (ADR 122). */
@Injectable()
export class NamelessNews {
  constructor(
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
    private readonly owners: HiddenOwners,
  ) {}

  /** People whose tickets are not shown to this reader as news: they would identify the author of a manuscript. */
  hidden(user: RequestUser): Promise<string[]> {
    return this.owners.of(user);
  }

  /** The articles of these lines whose authors the reader must not know, by id. */
  async veiledAmong(rows: readonly NewsRow[], user: RequestUser): Promise<Map<string, ArticleState>> {
    if (!(await this.veil.of(user)).hides) return new Map();
    const ids = new Set(rows.filter(namesPeople).flatMap(({ article_id }) => article_id ?? []));
    const states = await Promise.all([...ids].map((id) => this.articles.load(id)));
    const found = new Map<string, ArticleState>();
    for (const state of states)
      if (state && (await this.veil.stateFor(state, user)).authorsHidden === true) found.set(state.id, state);
    return found;
  }
}

/** A line about such an article, and the names that it may contain. `present`: the accounts that the named people have now. */
export function namelessLine(
  row: NewsRow,
  { names, present }: Record<'names' | 'present', ReadonlyMap<string, PersonSummary>>,
  veiled: ReadonlyMap<string, ArticleState>,
): { row: NewsRow; names: NewsNames } {
  const state = veiled.get(row.article_id ?? '');
  if (!state) return { row, names };
  return { row: { ...row, isNameless: true }, names: namelessPeople(state, names, present) };
}
