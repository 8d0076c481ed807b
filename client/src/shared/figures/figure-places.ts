import {
  type ArticleView,
  FIGURE_DESIGNATIONS,
  type FigureLabel,
  figureLabels,
  figureName,
  figureNumbers,
  figureTitleOf,
  type FileView,
  t,
} from '@contracts';
import { givenName } from '../files/file-names';

/** One figure at its position in the new order. */
export interface Placed {
  file: FileView;
  /** The author's title; may be empty. */
  caption: string;
  /** True for a part of the preceding figure: 1-a instead of 2. */
  isPart: boolean;
}

/** The place of a figure in the format of POST /article/{id}/reorder-figures. */
export interface FigurePlace {
  fileId: string;
  figureTitle: string;
}

/** The figures of one revision in their order, including supplementary ones. */
export const figuresOf = ({ files }: ArticleView, revision: number): FileView[] =>
  files.filter((file) => file.revision === revision && FIGURE_DESIGNATIONS.includes(file.type));

export const placesOf = (figures: readonly FileView[]): Placed[] =>
  figures.map((file) => {
    const { isPart, caption } = figureName(file.figureTitle);
    return { file, isPart, caption };
  });

export const keyOf = ({ file }: Placed): string => file.id;

/** The label of each figure in this order. */
export function labelsOf(places: readonly Placed[]): FigureLabel[] {
  const titles = titled(places);
  return figureLabels(
    places.map(({ file }, index) => ({
      designation: file.type,
      figureTitle: titles[index]?.figureTitle ?? null,
    })),
  );
}

/** 'Fig6.tif is now figure 2.' */
export function moveAnnouncement(place: Placed, places: readonly Placed[]): string {
  const name = labelsOf(places)[places.indexOf(place)]?.name ?? '';
  return t('{name} is now {place}.', {
    name: givenName(place.file),
    place: name.charAt(0).toLowerCase() + name.slice(1),
  });
}

export const withPart = (places: readonly Placed[], index: number, isPart: boolean): Placed[] =>
  places.map((place, at) => (at === index ? { ...place, isPart } : place));

/** Converts to the format that the server expects. */
export function titled(places: readonly Placed[]): FigurePlace[] {
  const numbers = figureNumbers(places.map(({ isPart }) => isPart));
  return places.map(({ file, caption }, index) => ({
    fileId: file.id,
    figureTitle: figureTitleOf(numbers[index] ?? '', caption),
  }));
}
