import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The family with Chinese, Japanese and Korean glyphs. Documents name it before their own fonts: Chromium shows boxes for characters
 * of a family with ranges that comes later in the list.
 */
const FAMILY = 'East Asian';
type Language = 'sc' | 'jp' | 'kr';

/** One of about a hundred files of a font. A file contains only the glyphs of its ranges. */
interface Slice {
  file: string;
  ranges: { first: number; last: number }[];
}

/** Jamo, Han with radicals and marks, Kana, Hangul, full-width forms, the later Han planes. */
const EAST_ASIAN =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\u{20000}-\u{3ffff}]/gu;
const KANA = /[\u3041-\u30ff]/;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/;
const FACE = /url\((\.\/files\/[^)]+\.woff2)\)[^}]*unicode-range:\s*([^;}]+)/g;

const fonts = new Map<Language, Slice[]>();

function rangeOf(text: string): Slice['ranges'][number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
}

function slicesOf(language: Language): Slice[] {
  const known = fonts.get(language);
  if (known) return known;
  const folder = dirname(require.resolve(`@fontsource-variable/noto-sans-${language}/package.json`));
  const slices = [...readFileSync(join(folder, 'index.css'), 'utf8').matchAll(FACE)].map(
    ([, file = '', ranges = '']) => ({
      file: join(folder, file),
      ranges: ranges.split(',').map(rangeOf),
    }),
  );
  fonts.set(language, slices);
  return slices;
}

const has = ({ ranges }: Slice, sign: number): boolean =>
  ranges.some(({ first, last }) => first <= sign && sign <= last);

/** Restricted to the characters that the page needs: a slice also contains Latin glyphs, but Latin text must look like the rest of the page. */
async function face(file: string, signs: readonly number[]): Promise<string> {
  const bytes = (await readFile(file)).toString('base64');
  const range = signs.map((sign) => `U+${sign.toString(16)}`).join(',');
  return `@font-face{font-family:'${FAMILY}';font-weight:100 900;src:url(data:font/woff2;base64,${bytes}) format('woff2');unicode-range:${range}}`;
}

/** Removes from `signs` the characters that a font has, and returns the font's slices that they need. */
function take(language: Language, signs: Set<number>): { file: string; signs: number[] }[] {
  return slicesOf(language).flatMap((slice) => {
    const found = [...signs].filter((sign) => has(slice, sign));
    for (const sign of found) signs.delete(sign);
    return found.length > 0 ? [{ file: slice.file, signs: found }] : [];
  });
}

/**
 * The style sheet with exactly the Chinese, Japanese and Korean glyphs that a page uses; empty for a page without any. Han
 * characters look Japanese on a page with Kana and Chinese elsewhere.
 */
export async function eastAsianFonts(html: string): Promise<string> {
  const signs = new Set((html.match(EAST_ASIAN) ?? []).map((sign) => sign.codePointAt(0) ?? 0));
  if (signs.size === 0) return '';
  // The Chinese font's style sheet lists some Hangul that the font does not have.
  const hangul = new Set([...signs].filter((sign) => HANGUL.test(String.fromCodePoint(sign))));
  const others = new Set([...signs].filter((sign) => !hangul.has(sign)));
  const order: readonly Language[] = KANA.test(html) ? ['jp', 'sc', 'kr'] : ['sc', 'jp', 'kr'];
  const needed = [...take('kr', hangul), ...order.flatMap((language) => take(language, others))];
  const faces = await Promise.all(needed.map((slice) => face(slice.file, slice.signs)));
  return `<style>${faces.join('\n')}</style>`;
}
