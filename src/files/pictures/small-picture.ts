import sharp from 'sharp';
import { PICTURE_LIMITS } from '../../platform/pictures/picture-limits';

/** A JPEG of the picture, at most this many pixels wide and high; null when it cannot be decoded. For a TIFF its first page. */
export async function smallPicture(bytes: Buffer, longestSide: number): Promise<Buffer | null> {
  try {
    return await sharp(bytes, PICTURE_LIMITS)
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    // One damaged picture must not prevent the rest from being shown. The text around it says that it is missing.
    return null;
  }
}
