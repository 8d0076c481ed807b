import type { RunLine } from './run-lines';

/** A line that ends at this part of the width continues in the next one. */
const FULL_LINE_RATIO = 0.85;
/** A line begins a paragraph if its distance from the line before is more than this multiple of the size. */
const PARAGRAPH_GAP = 2.8;
/** Lines whose beginnings are within this distance, in points, are in one column. */
const COLUMN = 40;

/** The text of a page, one line for each paragraph. */
export function paragraphsOf(lines: readonly RunLine[]): string {
  let text = '';
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (before === undefined) text += line.text;
    else if (!continuesParagraph(before, line, lines)) text += `\n${line.text}`;
    else if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) text = text.slice(0, -1) + line.text;
    else text += ` ${line.text}`;
  });
  return text;
}

function continuesParagraph(before: RunLine, line: RunLine, lines: readonly RunLine[]): boolean {
  const isNear = Math.abs(before.across - line.across) < PARAGRAPH_GAP * line.size && line.across < before.across;
  const isSimilar = Math.abs(before.size - line.size) < 0.15 * line.size && Math.abs(before.left - line.left) < COLUMN;
  if (!isNear || !isSimilar) return false;
  const column = lines.filter(({ left }) => Math.abs(left - line.left) < COLUMN);
  const [left, right] = [Math.min(...column.map((one) => one.left)), Math.max(...column.map((one) => one.right))];
  return before.right - left >= FULL_LINE_RATIO * (right - left);
}
