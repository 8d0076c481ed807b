/** File designations and upload rules (spec part 1, section 5 and 9; lifecycle, section 4 (5) and (17)). */
export const DESIGNATIONS = [
  'Manuscript',
  'Figure',
  'SupplementaryFigures',
  'Additional',
  'Video',
  'Tables',
  'RebuttalLetter',
  'MarkedManuscript',
  'UnmarkedManuscriptPDF',
  'CoverLetter',
  'Abstract',
  'Powerpoint Presentation',
  'ManuscriptPDF',
  'RebuttalLetterPDF',
  'MarkedManuscriptPDF',
  'FigurePDF',
  'Overview',
  'FullArticle',
] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** Made by the system; nobody uploads them (lifecycle, section 4 (17)). */
export const GENERATED_DESIGNATIONS: readonly Designation[] = [
  'ManuscriptPDF',
  'RebuttalLetterPDF',
  'MarkedManuscriptPDF',
  'FigurePDF',
  'Overview',
  'FullArticle',
];

/** Added by staff only (lifecycle, section 4 (17)). */
export const STAFF_DESIGNATIONS: readonly Designation[] = ['CoverLetter', 'Abstract', 'Powerpoint Presentation'];

export const WIZARD_DESIGNATIONS: readonly Designation[] = [
  'Manuscript',
  'Figure',
  'SupplementaryFigures',
  'Additional',
  'Video',
  'Tables',
];

export const REVISION_DESIGNATIONS: readonly Designation[] = [
  'RebuttalLetter',
  'MarkedManuscript',
  'UnmarkedManuscriptPDF',
  ...WIZARD_DESIGNATIONS,
];

/** All three must be in a revision (lifecycle, section 2, 'submit revision'). */
export const REQUIRED_REVISION_DESIGNATIONS: readonly Designation[] = [
  'RebuttalLetter',
  'MarkedManuscript',
  'UnmarkedManuscriptPDF',
];

/** At most one file of each of these in one revision. */
export const SINGLE_DESIGNATIONS: readonly Designation[] = [
  'Manuscript',
  'Tables',
  'RebuttalLetter',
  'MarkedManuscript',
  'UnmarkedManuscriptPDF',
];

export const FIGURE_DESIGNATIONS: readonly Designation[] = ['Figure', 'SupplementaryFigures'];

/** What each of these PDFs is made from, the first one first; without any it is not made, and goes (lifecycle, section 4 (17)). */
export const DOCUMENT_SOURCES: Readonly<Partial<Record<Designation, readonly Designation[]>>> = {
  // In a revision the unmarked manuscript is the text that counts: a manuscript may have been taken over from the round before.
  ManuscriptPDF: ['UnmarkedManuscriptPDF', 'Manuscript'],
  MarkedManuscriptPDF: ['MarkedManuscript'],
  RebuttalLetterPDF: ['RebuttalLetter'],
  FigurePDF: FIGURE_DESIGNATIONS,
};

const TEXT = ['doc', 'docx', 'odt'] as const;
const TEXT_OR_PDF = [...TEXT, 'pdf'] as const;
const PICTURE = ['png', 'jpg', 'tiff'] as const;
const VIDEO = ['mp4', 'flv', 'webm', 'ogv', '3gp', 'avi'] as const;

/** Extensions, lower case and without the dot, that a person may upload under a designation; empty for generated ones. */
export const EXTENSIONS: Record<Designation, readonly string[]> = {
  Manuscript: TEXT,
  Tables: TEXT,
  RebuttalLetter: TEXT,
  MarkedManuscript: TEXT,
  UnmarkedManuscriptPDF: TEXT_OR_PDF,
  Additional: TEXT_OR_PDF,
  Figure: PICTURE,
  SupplementaryFigures: PICTURE,
  Video: VIDEO,
  CoverLetter: TEXT_OR_PDF,
  Abstract: TEXT_OR_PDF,
  'Powerpoint Presentation': [...TEXT_OR_PDF, 'ppt', 'pptx', 'odp'],
  ManuscriptPDF: [],
  RebuttalLetterPDF: [],
  MarkedManuscriptPDF: [],
  FigurePDF: [],
  Overview: [],
  FullArticle: [],
};

export const DESIGNATION_LABELS: Record<Designation, string> = {
  Manuscript: 'Manuscript',
  Figure: 'Figure',
  SupplementaryFigures: 'Supplementary figure',
  Additional: 'Additional file',
  Video: 'Video file',
  Tables: 'Tables',
  RebuttalLetter: 'Letter of rebuttal',
  MarkedManuscript: 'Marked manuscript',
  UnmarkedManuscriptPDF: 'Unmarked manuscript',
  CoverLetter: 'Cover letter',
  Abstract: 'Abstract',
  'Powerpoint Presentation': 'Presentation',
  ManuscriptPDF: 'Manuscript (PDF)',
  RebuttalLetterPDF: 'Letter of rebuttal (PDF)',
  MarkedManuscriptPDF: 'Marked manuscript (PDF)',
  FigurePDF: 'Figures (PDF)',
  Overview: 'Overview',
  FullArticle: 'Full article',
};

/** Largest upload in bytes (50 MB of 1048576 bytes). */
export const MAX_UPLOAD_BYTES = 52_428_800;

export const FILE_MESSAGES = {
  sameName: 'File with that name already added',
  oneTables: 'You can only add one file of type Tables',
  manuscriptRequired: 'Manuscript is required file.',
  empty: 'The file is empty. Please choose another one.',
  tooLarge: 'The file is larger than 50 MB. Please upload a smaller one.',
  bomb: 'This file unpacks to far more than a document of its size holds. Please save it again from your word processor.',
  virus: 'The virus check has found something harmful in this file, so it was not taken. Please check your computer.',
  unchecked: 'The virus check is not reachable; please try again in some minutes.',
} as const;

/** The extension of a file name: lower case, no dot, '' when there is none. `.jpeg` and `.tif` count as `.jpg` and `.tiff`. */
export function extensionOf(fileName: string): string {
  const match = /\.([A-Za-z0-9]+)$/.exec(fileName.trim());
  const extension = match?.[1]?.toLowerCase() ?? '';
  if (extension === 'jpeg') return 'jpg';
  return extension === 'tif' ? 'tiff' : extension;
}

/** Two names are the same when they differ in spaces or case only (spec part 1, section 5). */
export const comparableFileName = (fileName: string): string => fileName.replace(/\s+/g, '').toLowerCase();

/** Size as shown: MB of 1048576 bytes with two decimals. */
export const sizeLabel = (bytes: number): string => `${(bytes / 1_048_576).toFixed(2)} MB`;
