import {
  type ArticleView,
  FIGURE_DESIGNATIONS,
  figureName,
  figureNumbers,
  figureTitleOf,
  type FileView,
} from '@contracts';

export interface NumberedFigure {
  file: FileView;
  number: string;
  /** The author's title; may be empty. */
  caption: string;
}

/** The figures of one revision in order, with their numbers. Parts of a figure stay parts. */
export function numberedFigures({ files }: ArticleView, revision: number): NumberedFigure[] {
  const figures = files.filter((file) => file.revision === revision && FIGURE_DESIGNATIONS.includes(file.type));
  const names = figures.map((file) => figureName(file.figureTitle));
  const numbers = figureNumbers(names.map(({ isPart }) => isPart));
  return figures.map((file, index) => ({
    file,
    number: numbers[index] ?? '',
    caption: names[index]?.caption ?? '',
  }));
}

/** True if a figure has only a number and no title. */
export const lacksFigureTitles = (article: ArticleView, revision: number): boolean =>
  numberedFigures(article, revision).some(({ caption }) => caption === '');

/** The typed title without a leading number, since the journal assigns the numbers. */
export const captionOf = (typed: string): string => figureName(typed).caption;

/** All figures as POST /article/{id}/reorder-figures expects them; `typed`: titles by the file's id. */
export const titledFigures = (figures: readonly NumberedFigure[], typed: Readonly<Record<string, string>>) =>
  figures.map(({ file, number }) => ({
    fileId: file.id,
    figureTitle: figureTitleOf(number, captionOf(typed[file.id] ?? '')),
  }));
