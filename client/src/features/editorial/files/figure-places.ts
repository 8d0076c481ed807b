import { figureName, figureNumbers, figureTitleOf, type FileView } from '@contracts';
import type { FigurePlace } from '../api/manage-files-api';

/** One figure at its position in the new order. */
export interface Placed {
  file: FileView;
  caption: string;
  /** A part of the preceding figure: 1-a instead of 2. */
  isPart: boolean;
}

export const placesOf = (figures: readonly FileView[]): Placed[] =>
  figures.map((file) => {
    const { isPart, caption } = figureName(file.figureTitle);
    return { file, isPart, caption };
  });

/** '1', '1-a', '2', ... in order. */
export const numbersOf = (places: readonly Placed[]): string[] => figureNumbers(places.map(({ isPart }) => isPart));

/** The order with one figure moved up (-1) or down (1). */
export function moved(places: readonly Placed[], index: number, by: -1 | 1): Placed[] {
  const next = [...places];
  const [one, other] = [places[index], places[index + by]];
  if (one && other) [next[index], next[index + by]] = [other, one];
  return next;
}

export const withPart = (places: readonly Placed[], index: number, isPart: boolean): Placed[] =>
  places.map((place, at) => (at === index ? { ...place, isPart } : place));

/** Converts to the form that the server expects. */
export function titled(places: readonly Placed[]): FigurePlace[] {
  const numbers = numbersOf(places);
  return places.map(({ file, caption }, index) => ({
    fileId: file.id,
    figureTitle: figureTitleOf(numbers[index] ?? '', caption),
  }));
}
