import { type Designation, EXTENSIONS } from '@contracts';

/** For the file chooser; the other spellings of the picture formats count too. */
export const acceptOf = (type: Designation): string =>
  EXTENSIONS[type]
    .flatMap((name) => (name === 'jpg' ? ['.jpg', '.jpeg'] : name === 'tiff' ? ['.tiff', '.tif'] : [`.${name}`]))
    .join(',');

/** What to do where only one file of a designation is possible. */
export const singleFileAdvice = (type: Designation): string =>
  type === 'Tables' ? 'Please combine the tables into one document.' : 'Delete or replace the present one first.';
