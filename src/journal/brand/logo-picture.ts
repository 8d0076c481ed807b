import sharp from 'sharp';
import { LOGO_MESSAGES } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/** Three times the size in the bar, for dense screens. */
const MOST = { width: 480, height: 96 };
/** A picture with more pixels is not decoded: a small file may claim to be huge. */
const MAX_PIXELS = 25_000_000;

/** The first bytes of PNG and JPEG: the name and the declared type of an upload prove nothing. */
const BEGINNINGS = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')];

/**
 * The picture as a PNG of the displayed size. Only its pixels are used, so nothing else of the file is kept: no metadata, and nothing that
 * another program could interpret differently.
 * @throws ApiProblem 400 for anything but a readable PNG or JPEG.
 */
export async function logoPicture(bytes: Buffer): Promise<Buffer> {
  if (!BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning)))
    throw new ApiProblem('BAD_REQUEST', LOGO_MESSAGES.type);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    throw new ApiProblem('BAD_REQUEST', LOGO_MESSAGES.broken);
  }
}
