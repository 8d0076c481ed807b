import { type ArticleFile, inReadingOrder } from '../../article';
import { FIGURE_DESIGNATIONS, type FigureName, figureName, figureNumbers, figureTitleOf } from '../../contracts';

interface Listed {
  filename: string;
  figureTitle?: string | null;
}

/** A typed title without a number keeps the place of the figure: a further part of the previous figure stays one. */
function renamed(present: FigureName, title: string | null | undefined): FigureName {
  const typed = figureName(title ?? null);
  return { ...typed, isPart: typed.number === null ? present.isPart : typed.isPart };
}

/** The first figure is no part of another one, as the API shows it, although its stored title may still say so. */
const asFirst = (name: FigureName, place: number): FigureName => (place === 0 ? { ...name, isPart: false } : name);

/**
 * The figures of a revision in their present order, with the titles that a list of files gives them, numbered without gaps; null if the list
 * changes no title. A figure that is not listed, or listed without a title, keeps its own. A changed number alone changes nothing, since numbers
 * follow the order.
 */
export function retitledFigures(
  files: readonly ArticleFile[],
  revision: number,
  listed: readonly Listed[],
): { fileId: string; figureTitle: string }[] | null {
  const titles = new Map(listed.map(({ filename, figureTitle }) => [filename.toLowerCase(), figureTitle?.trim()]));
  const ofRevision = files.filter((file) => file.revision === revision);
  const figures = inReadingOrder(ofRevision.filter(({ designation }) => FIGURE_DESIGNATIONS.includes(designation)));
  const present = figures.map(({ figureTitle }, place) => asFirst(figureName(figureTitle), place));
  const names = present.map((name, place) => {
    const title = titles.get(figures[place]?.fileName.toLowerCase() ?? '');
    return title ? asFirst(renamed(name, title), place) : name;
  });
  const isChanged = names.some(({ caption, isPart }, place) => {
    const before = present[place];
    return caption !== before?.caption || isPart !== before.isPart;
  });
  if (!isChanged) return null;
  const numbers = figureNumbers(names.map(({ isPart }) => isPart));
  return figures.map(({ fileId }, place) => ({
    fileId,
    figureTitle: figureTitleOf(numbers[place] ?? '', names[place]?.caption ?? ''),
  }));
}
