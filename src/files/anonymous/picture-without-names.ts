import sharp from 'sharp';
import { DocumentProblem } from '../../platform/documents';

const JPEG_QUALITY = 95;

/**
 * The picture alone, rotated as its metadata says. A file of several pictures would lose all but the first.
 * @throws DocumentProblem with `unusable` for a file that is not a single readable picture.
 */
export async function pictureWithoutNames(
  input: string,
  output: string,
  extension: string,
  unusable: string,
): Promise<void> {
  try {
    const picture = sharp(input);
    if (((await picture.metadata()).pages ?? 1) > 1) throw new DocumentProblem(unusable);
    const turned = picture.rotate();
    if (extension === 'jpg') await turned.jpeg({ quality: JPEG_QUALITY }).toFile(output);
    else if (extension === 'png') await turned.png().toFile(output);
    else await turned.tiff({ compression: 'lzw' }).toFile(output);
  } catch {
    throw new DocumentProblem(unusable);
  }
}
