import { linesOf, type PageLines, type TextLine, type TextPiece, withoutRunningLines } from './text-lines';

const piece = (text: string, x: number, y: number, size = 11): TextPiece => ({ text, x, y, size, width: 50 });
const line = (text: string, y: number): TextLine => ({ text, left: 60, right: 500, y });
const page = (...lines: TextLine[]): PageLines => ({ height: 800, lines });
const texts = (pages: readonly PageLines[]): string[][] => pages.map(({ lines }) => lines.map(({ text }) => text));

describe('the lines of a page', () => {
  it('come from top to bottom, with the pieces of each from left to right', () => {
    const lines = linesOf([piece('two', 60, 680), piece('one', 120, 700), piece('Line', 60, 700), piece(' ', 60, 690)]);
    expect(lines.map(({ text, left, right }) => [text, left, right])).toEqual([
      ['Line one', 60, 170],
      ['two', 60, 110],
    ]);
  });

  it('include superscripts and subscripts, and columns next to each other', () => {
    const lines = linesOf([
      piece('2', 90, 704, 7),
      piece('CO', 60, 700),
      piece('right', 320, 700.4),
      piece('0', 95, 697, 7),
    ]);
    expect(lines.map(({ text, y }) => [text, y])).toEqual([['CO 2 0 right', 700]]);
  });
});

describe('the pages without running heads and feet', () => {
  it('lose heads and feet that repeat with other page numbers', () => {
    const pages = [1, 2, 3].map((number) => page(line('Stay', 780), line('Text', 600), line(`Page ${number}`, 30)));
    expect(texts(withoutRunningLines(pages))).toEqual([['Text'], ['Text'], ['Text']]);
  });

  it('keep a line near the edge that is on one page only', () => {
    const pages = [page(line('A last line', 40)), page(line('Another', 40)), page(line('7', 30)), page(line('8', 30))];
    expect(texts(withoutRunningLines(pages))).toEqual([['A last line'], ['Another'], [], []]);
  });

  it('lose everything near the edge of a single page', () => {
    expect(texts(withoutRunningLines([page(line('Text', 600), line('1', 30))]))).toEqual([['Text']]);
  });
});
