import sharp from 'sharp';

/** Longest side of a preview in pixels: sharp enough on paper at the overview's width. */
const LONGEST_SIDE = 1000;
/** Larger pictures are not decoded, so that one file cannot use up the server's memory. */
const MAX_PIXELS = 200_000_000;

/** A JPEG of the picture as a data URI; null when it cannot be decoded. For a TIFF its first page. */
export async function figurePreview(bytes: Buffer): Promise<string | null> {
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    // A damaged picture must not hide the rest of the overview, which says that this one is missing.
    return null;
  }
}
