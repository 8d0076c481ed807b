import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../../article';
import type { CloseHistory } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { CandidateEntry } from '../candidate-list';
import { CandidateStatisticsReader } from '../candidate-statistics';
import { CloseArticles } from './close-articles';
import type { ClosePeople } from './close-people';
import { fitOf } from './fit';

/** How many close articles a row names. */
const MOST_NAMED = 5;
const NUMBERS = ['currentAsignments', 'rejectPct', 'responseTime', 'avgRating', 'daysSinceAsked'] as const;

/** Who fits an article best, and why (ADR 87). */
@Injectable()
export class BestMatch {
  constructor(
    private readonly articles: CloseArticles,
    private readonly statistics: CandidateStatisticsReader,
  ) {}

  people(state: ArticleState, asker: RequestUser): Promise<ClosePeople> {
    return this.articles.people(state, asker);
  }

  /** How well each person fits, for people of whom `matches` tells how many keywords they declare. */
  async fits(
    close: ClosePeople,
    matches: ReadonlyMap<CandidateEntry, number>,
    asker: RequestUser,
  ): Promise<(entry: CandidateEntry) => number> {
    const columns = await this.statistics.columns(NUMBERS, asker);
    return (entry) => {
      const [load, refused, daysToAnswer, rating, daysSinceAsked] = columns.map((of) => of.get(entry.id) ?? null);
      return fitOf({
        closeness: close.closeness(entry),
        matches: matches.get(entry) ?? 0,
        load: load ?? null,
        refused: refused ?? null,
        daysToAnswer: daysToAnswer ?? null,
        rating: rating ?? null,
        daysSinceAsked: daysSinceAsked ?? null,
      });
    };
  }

  /** What is close in the history of each person of a page, by id. */
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
