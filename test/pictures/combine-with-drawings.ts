import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './take-pictures';

/** Pixels between the drawing and the screen. */
const GAP = 24;
const WIDE = 1440;

/**
 * Puts each drawing to the left of the real screen of the same size, in one picture, `beside-NAME.png`.
 * @param drawings folder with `NAME.png` per drawing. @returns the names of the pictures made.
 */
export async function combineWithDrawings(
  pictures: readonly Picture[],
  drawings: string,
  folder: string,
): Promise<string[]> {
  const made: string[] = [];
  for (const { screen, width, theme, file } of pictures) {
    if (screen.drawing === undefined || width !== WIDE || theme !== 'light') continue;
    const drawing = join(drawings, `${screen.drawing}.png`);
    if (!existsSync(drawing)) throw new Error(`There is no drawing '${screen.drawing}.png' in ${drawings}`);
    const { height } = await sharp(join(folder, file)).metadata();
    const left = await sharp(drawing).resize({ width: WIDE, height, fit: 'contain', position: 'top' }).png().toBuffer();
    const name = `beside-${screen.drawing}.png`;
    await sharp({ create: { width: 2 * WIDE + GAP, height, channels: 3, background: '#d13438' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: join(folder, file), left: WIDE + GAP, top: 0 },
      ])
      .png()
      .toFile(join(folder, name));
    made.push(name);
  }
  return made;
}
