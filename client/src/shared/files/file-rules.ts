import { type Designation, EXTENSIONS } from '@contracts';

/** For the file chooser, including alternative extensions of the picture formats. */
export const acceptOf = (type: Designation): string =>
  EXTENSIONS[type]
    .flatMap((name) => (name === 'jpg' ? ['.jpg', '.jpeg'] : name === 'tiff' ? ['.tiff', '.tif'] : [`.${name}`]))
    .join(',');

/** The advice shown if only one file of a designation is allowed. */
export const singleFileAdvice = (type: Designation): string =>
  type === 'Tables' ? 'Please combine the tables into one document.' : 'Delete or replace the current one first.';
