import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { ArticleFile } from '../../../../src/article';
import { BLOBS, type Blobs } from '../../../../src/platform/blobs';
import type { TestApp } from '../../../support/app/app';
import { type Authored, authoredDocx, authoredPdf } from '../../../support/files/authored-files';

/** Data that identify the authors: each is in every place of an article in which it is stored. */
export const AUTHOR_CANARIES = {
  uploaderName: 'Canaryuploader',
  uploaderEmail: 'canary-uploader@authors.example',
  coAuthorName: 'Canarycoauthor',
  coAuthorEmail: 'canary-coauthor@authors.example',
  institute: 'Canaryinstitute',
  department: 'Canarydepartment',
  city: 'Canarycity',
  orcid: '0000-0002-1825-0097',
  originalName: 'canary-original-name',
  coverLetter: 'canary-letter-of-authors',
  /** In the properties, comments, changes and paths of the files. */
  inFiles: 'canaryauthoroffile',
} as const;
export type AuthorCanary = keyof typeof AUTHOR_CANARIES;

/** The ids of the uploader and of the entries of authors are also found. */
export function authorCanariesIn(text: string, ids: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const words = Object.entries(AUTHOR_CANARIES).filter(([, word]) => lower.includes(word.toLowerCase()));
  return [...words.map(([name]) => name), ...ids.filter((id) => lower.includes(id)).map(() => 'authorId')];
}

/** A picture with metadata in the place of its format: Exif, or XMP for TIFF, into which no Exif is written. */
const pictureOf = (format: 'png' | 'jpeg' | 'tiff'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: AUTHOR_CANARIES.inFiles, Copyright: AUTHOR_CANARIES.inFiles } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>${AUTHOR_CANARIES.inFiles}</creator></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();

const NAMES: Authored = { secret: AUTHOR_CANARIES.inFiles };

/** Files as authors send them, with an author's name in every place in which programs write it. */
export async function authoredFiles(app: TestApp): Promise<Partial<ArticleFile>[]> {
  const jpeg = await pictureOf('jpeg');
  const files: [Partial<ArticleFile>, Buffer][] = [
    [{ designation: 'Manuscript', extension: 'docx' }, await authoredDocx(NAMES, jpeg)],
    [{ designation: 'Additional', extension: 'pdf' }, await authoredPdf(NAMES, jpeg)],
    [{ designation: 'Additional', extension: 'doc' }, Buffer.from(`An old document. ${AUTHOR_CANARIES.inFiles}`)],
    [{ designation: 'Video', extension: 'mp4' }, Buffer.from(`A film. ${AUTHOR_CANARIES.inFiles}`)],
    [{ designation: 'Figure', extension: 'jpg' }, jpeg],
    [{ designation: 'Figure', extension: 'png' }, await pictureOf('png')],
    [{ designation: 'SupplementaryFigures', extension: 'tiff' }, await pictureOf('tiff')],
    [{ designation: 'FullArticle', extension: 'pdf' }, await authoredPdf(NAMES, jpeg)],
  ];
  const blobs = app.nest.get<Blobs>(BLOBS, { strict: false });
  return Promise.all(
    files.map(async ([file, bytes], place) => ({
      ...file,
      ...(await blobs.put(Readable.from([bytes]), { maxBytes: 1_000_000 })),
      fileName: `2026-1-R0-${place}.${file.extension}`,
      originalName: `${AUTHOR_CANARIES.originalName}-${place}.${file.extension}`,
    })),
  );
}
