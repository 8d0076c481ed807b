import {
  type Designation,
  FIGURE_DESIGNATIONS,
  type FigureLabel,
  figureLabels,
  renumberedTitles,
} from '../../../contracts';
import type { ArticleFile } from '../events';

/** Designations in the order in which people look for them. Designations of one rank are in a common order. */
const RANKS: readonly (readonly Designation[])[] = [
  ['RebuttalLetter'],
  ['Manuscript'],
  ['UnmarkedManuscriptPDF'],
  ['MarkedManuscript'],
  FIGURE_DESIGNATIONS,
  ['Tables'],
  ['Additional'],
  ['Video'],
];

const rankOf = ({ designation }: ArticleFile): number => {
  const rank = RANKS.findIndex((designations) => designations.includes(designation));
  return rank < 0 ? RANKS.length : rank;
};

const placeOf = ({ figureOrder }: ArticleFile): number => figureOrder ?? Number.MAX_SAFE_INTEGER;

/** The name of a replacing file has the number of the old file, so it keeps the place. Generated and office files stay in the order of adding. */
const byName = (one: ArticleFile, other: ArticleFile): number =>
  rankOf(one) < RANKS.length ? one.fileName.localeCompare(other.fileName, 'en', { numeric: true }) : 0;

/** Files in reading order: by revision, the texts first, then the figures in their order. */
export const inReadingOrder = <File extends ArticleFile>(files: readonly File[]): File[] =>
  [...files].sort(
    (one, other) =>
      one.revision - other.revision ||
      rankOf(one) - rankOf(other) ||
      placeOf(one) - placeOf(other) ||
      byName(one, other),
  );

/** One figure as it is shown. */
export interface ShownFigure extends FigureLabel {
  /** The stored title, with the number by place. */
  title: string | null;
}

/** The figures of all revisions by file, numbered without gaps in each revision, also after a deletion. */
export function shownFigures(files: readonly ArticleFile[]): ReadonlyMap<string, ShownFigure> {
  const figures = inReadingOrder(files.filter(({ designation }) => FIGURE_DESIGNATIONS.includes(designation)));
  const shown = new Map<string, ShownFigure>();
  for (const revision of new Set(figures.map((figure) => figure.revision))) {
    const own = figures.filter((figure) => figure.revision === revision);
    const labels = figureLabels(own);
    const titles = renumberedTitles(own.map(({ figureTitle }) => figureTitle));
    own.forEach(({ fileId }, place) => {
      const label = labels[place];
      if (label) shown.set(fileId, { ...label, title: titles[place] ?? null });
    });
  }
  return shown;
}
