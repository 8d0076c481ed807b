/*
 * The numbers of figures: 1, 1-a, 1-b, 2, 2-a, ... A figure is a main one or a further part of the main one before it (spec part 2,
 * section 2, 'Manage files'). The author's title follows the number: '2-a. Flow of patients'.
 */

/** Letters in order: a, b, ... z, aa, ab, ... `index` counts from 0. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** One number per figure, in order. `parts`: whether each is a part of the figure before; the first cannot be one. */
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
  /** As typed or assigned before; null when the title has none. */
  number: string | null;
  /** A further part of the figure before it. */
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
  return `Figures are numbered 1, 1-a, 2, 2-a and so on in their order; figure ${wrong + 1} of the list should be ${due[wrong] ?? ''}.`;
}
