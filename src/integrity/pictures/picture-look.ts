import sharp, { type Sharp } from 'sharp';
import phash from 'sharp-phash';
import { PICTURE_LIMITS } from '../../platform/pictures/picture-limits';

/** Points a look is wide and high: enough that two flow charts with other numbers in their boxes are not alike. */
const SIDE = 256;
/** Standard deviation of the grey levels below which a picture is one plain area, and like every other such one. */
const PLAIN = 4;
const PART_BITS = 8;
/** Points of a part that is compared by itself are wide and high: some letters of a label. */
const PART = 16;
const WHITE = 255;

/** A picture as it is compared: shades of grey, one byte a point, stretched to a square. */
export type PictureLook = Buffer;

/** Levels of grey that a margin may be away from white: formats leave some noise there. */
const MARGIN_NOISE = 12;

/** Null for what cannot be decoded. Of a TIFF with several pages it is the first. @param isCut true: without its white margins. */
export async function lookOf(bytes: Buffer, isCut = false): Promise<PictureLook | null> {
  try {
    const upright = sharp(bytes, PICTURE_LIMITS).rotate().flatten({ background: '#ffffff' }).greyscale();
    const whole = isCut ? await withoutMargins(upright) : upright;
    return await whole.normalise().resize(SIDE, SIDE, { fit: 'fill' }).blur(1).greyscale().raw().toBuffer();
  } catch {
    // The page of the article says that the picture is damaged; it is no reason to look at its authors.
    return null;
  }
}

async function withoutMargins(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const cut = sharp(data, { raw: { width, height, channels } });
  return cut.trim({ background: '#ffffff', threshold: MARGIN_NOISE });
}

/** 64 bits as '0101...', few of which differ between two files of one picture; null for a plain area, which has no look of its own. */
export async function markOf(look: PictureLook): Promise<string | null> {
  return contrast(look) < PLAIN ? null : phash(look, { raw: { width: SIDE, height: SIDE, channels: 1 } });
}

/**
 * The eight bytes of a mark, each with its place. Of two marks that differ in at most seven bits one part at least is the same, so
 * that an index finds the other.
 */
export const partsOf = (mark: string): number[] =>
  Array.from({ length: mark.length / PART_BITS }, (_part, at) => {
    const bits = mark.slice(at * PART_BITS, (at + 1) * PART_BITS);
    return at * 2 ** PART_BITS + Number.parseInt(bits, 2);
  });

/**
 * How far two looks are apart where they differ most, in percent of black to white. A whole picture hardly changes when one number in it
 * does, so each part is compared by itself; within a part, size and format move a line by less than that.
 */
export function difference(one: PictureLook, other: PictureLook): number {
  const sums = new Float64Array((SIDE / PART) ** 2);
  for (let at = 0; at < one.length; at += 1) {
    const part = Math.floor(at / SIDE / PART) * (SIDE / PART) + Math.floor((at % SIDE) / PART);
    sums[part] = (sums[part] ?? 0) + Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  }
  return (Math.max(...sums) / PART ** 2 / WHITE) * 100;
}

/** The look as it is, turned by 90, 180 and 270 degrees, and each of them mirrored. */
export function turnsOf(look: PictureLook): PictureLook[] {
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
