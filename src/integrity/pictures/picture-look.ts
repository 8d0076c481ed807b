import sharp, { type Sharp } from 'sharp';
import phash from 'sharp-phash';
import { PICTURE_LIMITS } from '../../platform/pictures/picture-limits';

/** Width and height of a look in pixels: enough to distinguish two flow charts with different numbers in their boxes. */
const SIDE = 256;
/** Standard deviation of the grey levels below which a picture is one plain area, and looks like every other plain area. */
const PLAIN = 4;
const PART_BITS = 8;
/** Width and height in pixels of a part that is compared separately: some letters of a label. */
const PART = 16;
const WHITE = 255;

/** A picture prepared for comparison: shades of grey, one byte per pixel, stretched to a square. */
export type PictureLook = Buffer;

/** By how many grey levels a margin may differ from white: formats leave some noise there. */
const MARGIN_NOISE = 12;

/**
 * Null for a file that cannot be decoded. For a TIFF with several pages, the look of the first one. @param isCut true: without its white
 * margins.
 */
export async function lookOf(bytes: Buffer, isCut = false): Promise<PictureLook | null> {
  try {
    const upright = sharp(bytes, PICTURE_LIMITS).rotate().flatten({ background: '#ffffff' }).greyscale();
    const whole = isCut ? await withoutMargins(upright) : upright;
    return await whole.normalise().resize(SIDE, SIDE, { fit: 'fill' }).blur(1).greyscale().raw().toBuffer();
  } catch {
    // The page of the article shows that the picture is damaged; that is no reason to suspect its authors.
    return null;
  }
}

async function withoutMargins(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const cut = sharp(data, { raw: { width, height, channels } });
  return cut.trim({ background: '#ffffff', threshold: MARGIN_NOISE });
}

/** 64 bits as '0101...', few of which differ between two files of one picture; null for a plain area, which has no distinctive look. */
export async function markOf(look: PictureLook): Promise<string | null> {
  return contrast(look) < PLAIN ? null : phash(look, { raw: { width: SIDE, height: SIDE, channels: 1 } });
}

/**
 * The eight bytes of a mark, each with its position. Two marks that differ in at most seven bits have at least one part in common, so that
 * an index finds the other mark.
 */
export const partsOf = (mark: string): number[] =>
  Array.from({ length: mark.length / PART_BITS }, (_part, at) => {
    const bits = mark.slice(at * PART_BITS, (at + 1) * PART_BITS);
    return at * 2 ** PART_BITS + Number.parseInt(bits, 2);
  });

/**
 * How much two looks differ in the part where they differ most, in percent of black to white. A whole picture hardly changes when one
 * number in it does, so each part is compared separately. Within a part, a different size or format moves a line by less than that.
 */
export function difference(one: PictureLook, other: PictureLook): number {
  const sums = new Float64Array((SIDE / PART) ** 2);
  for (let at = 0; at < one.length; at += 1) {
    const part = Math.floor(at / SIDE / PART) * (SIDE / PART) + Math.floor((at % SIDE) / PART);
    sums[part] = (sums[part] ?? 0) + Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  }
  return (Math.max(...sums) / PART ** 2 / WHITE) * 100;
}

/** The look as it is, and rotated by 90, 180 and 270 degrees, each of them also mirrored. */
export function rotationsOf(look: PictureLook): PictureLook[] {
  const turned = [look];
  for (let time = 1; time < 4; time += 1)
    turned.push(moved(turned[time - 1] ?? look, (row, column) => (SIDE - 1 - column) * SIDE + row));
  return [...turned, ...turned.map((one) => moved(one, (row, column) => row * SIDE + SIDE - 1 - column))];
}

function moved(look: PictureLook, from: (row: number, column: number) => number): PictureLook {
  const now = Buffer.alloc(look.length);
  for (let at = 0; at < now.length; at += 1) now[at] = look[from(Math.floor(at / SIDE), at % SIDE)] ?? 0;
  return now;
}

/** The standard deviation of its grey levels. */
function contrast(look: PictureLook): number {
  let [sum, squares] = [0, 0];
  for (const level of look) {
    sum += level;
    squares += level * level;
  }
  const mean = sum / look.length;
  return Math.sqrt(Math.max(0, squares / look.length - mean * mean));
}
