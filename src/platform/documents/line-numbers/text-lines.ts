/** A piece of text on a page, in points from the lower left corner. */
export interface TextPiece {
  text: string;
  x: number;
  /** Its baseline. */
  y: number;
  width: number;
  /** The size of its letters. */
  size: number;
}

/** A line of text on a page; columns next to each other share one line. */
export interface TextLine {
  text: string;
  left: number;
  right: number;
  /** Its baseline. */
  y: number;
}

export interface PageLines {
  height: number;
  lines: readonly TextLine[];
}

/** Running heads and feet are in this outer part of a page, in points. */
const OUTER = 48;

/** The lines of a page from top to bottom. Superscripts and subscripts belong to the line that they touch. */
export function linesOf(pieces: readonly TextPiece[]): TextLine[] {
  const rows: { main: TextPiece; pieces: TextPiece[] }[] = [];
  const bySize = pieces.filter(({ text }) => text.trim() !== '').sort((one, other) => other.size - one.size);
  for (const piece of bySize) {
    const row = rows.find(({ main }) => Math.abs(main.y - piece.y) < main.size * 0.6);
    if (row) row.pieces.push(piece);
    else rows.push({ main: piece, pieces: [piece] });
  }
  return rows
    .map(({ main, pieces: all }) => ({
      text: all
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
      left: Math.min(...all.map(({ x }) => x)),
      right: Math.max(...all.map(({ x, width }) => x + width)),
      y: main.y,
    }))
    .sort((one, other) => other.y - one.y);
}

/** Page numbers make running heads differ from page to page. */
const withoutNumbers = ({ text }: TextLine): string => text.replace(/[\d\s]+/g, ' ').trim();

/** The pages without running heads, feet and page numbers: lines in the outer part that repeat on another page. */
export function withoutRunningLines(pages: readonly PageLines[]): PageLines[] {
  const isOuter = ({ y }: TextLine, { height }: PageLines): boolean => y < OUTER || y > height - OUTER;
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const line of page.lines)
      if (isOuter(line, page)) seen.set(withoutNumbers(line), (seen.get(withoutNumbers(line)) ?? 0) + 1);
  // With one or two pages, a line counts as running without being repeated.
  const isRunning = (line: TextLine): boolean => pages.length < 3 || (seen.get(withoutNumbers(line)) ?? 0) > 1;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !(isOuter(line, page) && isRunning(line))),
  }));
}
