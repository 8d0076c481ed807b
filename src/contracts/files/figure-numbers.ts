import { t } from '../language/translate';
import { type Designation, DESIGNATION_LABELS, FIGURE_DESIGNATIONS } from './files';

/*
 * The numbers of figures: 1, 1-a, 1-b, 2, 2-a, ... A figure is a main figure or a further part of the main figure before it (spec part 2,
 * section 2, 'Manage files'). The author's title follows the number: '2-a. Flow of patients'.
 */

/** Letters in order: a, b, ... z, aa, ab, ... `index` counts from 0. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** One number per figure, in order. `parts`: for each figure, whether it is a part of the previous one; the first figure never is. */
export function figureNumbers(parts: readonly boolean[]): string[] {
  let [main, letter] = [0, 0];
  return parts.map((isPart) => {
    if (!isPart || main === 0) {
      [main, letter] = [main + 1, 0];
      return String(main);
    }
    letter += 1;
    return `${main}-${lettersOf(letter - 1)}`;
  });
}

const NUMBERED = /^(?:fig(?:ure|\.)?\s*)?(\d+)(?:-?([a-z]{1,2}))?(?:[.:)]\s*|\s*$)/i;

export interface FigureName {
  /** The number in the title, typed or assigned earlier; null when the title has none. */
  number: string | null;
  /** True for a further part of the previous figure. */
  isPart: boolean;
  /** The text after the number; may be empty. */
  caption: string;
}

/** Parses a title: '1-a. Flow', 'Figure 2: Flow' or 'Flow'. */
export function figureName(title: string | null): FigureName {
  const text = (title ?? '').trim();
  const found = NUMBERED.exec(text);
  if (!found) return { number: null, isPart: false, caption: text };
  const [whole, main = '', letters] = found;
  const number = letters === undefined ? main : `${main}-${letters.toLowerCase()}`;
  return { number, isPart: letters !== undefined, caption: text.slice(whole.length).trim() };
}

export const FIGURE_TITLE_LENGTH = 500;

/** '1-a. Flow of patients', or only the number; at most 500 characters. */
export const figureTitleOf = (number: string, caption: string): string =>
  (caption === '' ? number : `${number}. ${caption}`).slice(0, FIGURE_TITLE_LENGTH);

/** Why the numbering of these titles, in the order of the figures, is wrong. */
export function figureTitlesProblem(titles: readonly string[]): string | undefined {
  const names = titles.map(figureName);
  const due = figureNumbers(names.map(({ isPart }) => isPart));
  const wrong = names.findIndex(({ number }, index) => number !== due[index]);
  if (wrong < 0) return undefined;
  return t(
    'Figures are numbered 1, 1-a, 2, 2-a and so on in their order; figure {place} of the list should be {number}.',
    {
      place: wrong + 1,
      number: due[wrong] ?? '',
    },
  );
}

/** How a figure is shown. The number is computed from its place, because the numbers in stored titles may have gaps. */
export interface FigureLabel {
  /** The figure's number; supplementary figures are counted separately. */
  number: string;
  /** The name with the number: 'Figure 2', 'Supplementary figure 1'. */
  name: string;
  /** The author's text; may be empty. */
  caption: string;
  /** Name and caption: 'Figure 2. Flow of patients', or only the name. */
  label: string;
}

interface TitledFigure {
  designation: Designation;
  figureTitle: string | null;
}

/** The labels of the figures of one revision. `figures` must be in their order. */
export function figureLabels(figures: readonly TitledFigure[]): FigureLabel[] {
  const names = figures.map(({ figureTitle }) => figureName(figureTitle));
  const numbers = new Map<number, string>();
  for (const designation of FIGURE_DESIGNATIONS) {
    const places = figures.flatMap((figure, place) => (figure.designation === designation ? [place] : []));
    const ofKind = figureNumbers(places.map((place) => names[place]?.isPart ?? false));
    places.forEach((place, index) => numbers.set(place, ofKind[index] ?? ''));
  }
  return figures.map(({ designation }, place) => {
    const number = numbers.get(place) ?? '';
    const name = `${DESIGNATION_LABELS[designation]} ${number}`;
    const caption = names[place]?.caption ?? '';
    return { number, name, caption, label: caption === '' ? name : `${name}. ${caption}` };
  });
}

/** The stored titles, in the order of the figures, without gaps in their numbers. A title without a number stays as it is. */
export function renumberedTitles(titles: readonly (string | null)[]): (string | null)[] {
  const names = titles.map(figureName);
  const numbers = figureNumbers(names.map(({ isPart }) => isPart));
  return names.map(({ number, caption }, place) =>
    number === null ? (titles[place] ?? null) : figureTitleOf(numbers[place] ?? '', caption),
  );
}
