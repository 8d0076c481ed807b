import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../../article';
import type { CloseHistory } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CloseArticles } from './close-articles';
import type { ClosePeople } from './close-people';

/** How many close articles a row names at most. */
const MOST_NAMED = 5;

/** Computes who fits an article best, and why (ADR 87). */
@Injectable()
export class BestMatch {
  constructor(private readonly articles: CloseArticles) {}

  people(state: ArticleState, asker: RequestUser): Promise<ClosePeople> {
    return this.articles.people(state, asker);
  }

  /** The close articles in the history of each person of a page, by id. */
  async histories(
    shown: readonly { id: string; email: string }[],
    close: ClosePeople,
    asker: RequestUser,
  ): Promise<Map<string, CloseHistory>> {
    const parts = new Map(shown.map((entry) => [entry.id, close.partsOf(entry)]));
    const ids = new Set([...parts.values()].flatMap((all) => all.map(({ articleId }) => articleId)));
    const named = await this.articles.shown([...ids], asker);
    return new Map(
      [...parts].map(([id, all]) => {
        const articles = all.flatMap(({ articleId, part }) => {
          const article = named.get(articleId);
          return article ? [{ ...article, part }] : [];
        });
        const reviewed = new Set(all.filter(({ part }) => part === 'REVIEWED').map(({ articleId }) => articleId)).size;
        return [id, { reviewed, wrote: all.length - reviewed, articles: articles.slice(0, MOST_NAMED) }];
      }),
    );
  }
}
