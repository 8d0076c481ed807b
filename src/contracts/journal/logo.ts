import { texts } from '../language/texts';
/** Bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 1_048_576;

/** The kinds of pictures that a logo may be. SVG is not among them: it can hold scripts. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;

export const LOGO_MESSAGES = texts({
  type: 'Please choose a PNG or JPEG picture.',
  size: 'Please choose a picture of at most 1 MB.',
  broken: 'This picture cannot be read. Please choose another one.',
});
