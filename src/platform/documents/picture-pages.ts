import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_LIMITS } from '../pictures/picture-limits';
import { DocumentProblem, type PaperResults, type PaperWork } from './document-work';

/** Longest side in pixels: 300 dpi on A4's width. */
const LONGEST_SIDE = 2_400;
/** More pages than any figure. */
const MAX_PAGES = 50;

/** A JPEG of each page of a picture; only TIFF has more than one. @throws DocumentProblem when it cannot be decoded. */
export async function picturePages({
  input,
  folder,
}: Extract<PaperWork, { task: 'pictures' }>): Promise<PaperResults['pictures']> {
  sharp.cache(false);
  const pages = await sharp(input, PICTURE_LIMITS)
    .metadata()
    .then(
      ({ pages: count }) => count ?? 1,
      () => {
        throw new DocumentProblem('It is damaged, or not a picture.');
      },
    );
  if (pages > MAX_PAGES) throw new DocumentProblem(`It has more than ${MAX_PAGES} pages.`);
  const found: PaperResults['pictures'] = [];
  for (let page = 0; page < pages; page += 1) {
    const path = join(folder, `page-${page}.jpg`);
    const { width, height } = await sharp(input, { ...PICTURE_LIMITS, page })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toFile(path)
      .catch(() => {
        throw new DocumentProblem('It is damaged, or larger than 200 megapixels.');
      });
    found.push({ path, width, height });
  }
  return found;
}
