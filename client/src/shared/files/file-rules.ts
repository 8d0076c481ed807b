import { type Designation, EXTENSIONS, nameProblem, type PresentFile, t } from '@contracts';

/** A file of the same revision, by the name that its author gave it. */
export interface PresentUpload extends PresentFile {
  /** 'Figure 2. Flow of patients' */
  label: string;
}

/** For the file chooser, including alternative extensions of the picture formats. */
export const acceptOf = (type: Designation): string =>
  EXTENSIONS[type]
    .flatMap((name) => (name === 'jpg' ? ['.jpg', '.jpeg'] : name === 'tiff' ? ['.tiff', '.tif'] : [`.${name}`]))
    .join(',');

/** The advice shown if only one file of a designation is allowed. */
export const singleFileAdvice = (type: Designation): string =>
  type === 'Tables' ? t('Please combine the tables into one document.') : t('Delete or replace the current one first.');

/** Says which file already has the name; empty if none has. */
export function sameNameAdvice(file: { name: string } | null, present: readonly PresentUpload[]): string {
  const same = file && present.find(({ filename }) => nameProblem(file.name, [filename]) !== undefined);
  return same
    ? t("{filename} already exists as ''{label}'. Replace that file, or give this one another name.", {
        filename: same.filename,
        label: same.label,
      })
    : '';
}
