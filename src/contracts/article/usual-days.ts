import type { ArticleCard } from './article-views';

/** GET /article/usual-days: medians of the journal in whole days; null while the journal has too few past articles. */
export interface UsualDays {
  /** From the submission until the first reviewer is asked. */
  asking: number | null;
  /** From the first acceptance by a reviewer until the first decision. */
  reviewing: number | null;
}

/** A card in the lists of the article's own author. */
export interface OwnArticleCard extends ArticleCard {
  /** Days since `dueDate` in the journal's calendar, counted from 1; null if it has not passed. */
  overdueDays: number | null;
}

export interface MyCounts {
  draft: number;
  actionNeeded: number;
  view: number;
}
