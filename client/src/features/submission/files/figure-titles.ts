import { type ArticleView, figureName } from '@contracts';
import { figuresOf, type Placed, titled } from '../../../shared/figures/figure-places';

/** True if a figure has only a number and no title. */
export const lacksFigureTitles = (article: ArticleView, revision: number): boolean =>
  figuresOf(article, revision).some(({ figureTitle }) => figureName(figureTitle).caption === '');

/** The typed title without a leading number, since the journal assigns the numbers. */
export const captionOf = (typed: string): string => figureName(typed).caption;

/** All figures as POST /article/{id}/reorder-figures expects them; `typed`: titles by the file's id. */
export const titledFigures = (places: readonly Placed[], typed: Readonly<Record<string, string>>) =>
  titled(places.map((place) => ({ ...place, caption: captionOf(typed[place.file.id] ?? '') })));
