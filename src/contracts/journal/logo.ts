import { texts } from '../language/texts';
/** Maximum size of an uploaded logo, in bytes. */
export const MAX_LOGO_BYTES = 1_048_576;

/** The media types that a logo may have. SVG is not allowed because it can contain scripts. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;

export const LOGO_MESSAGES = texts({
  type: 'Please choose a PNG or JPEG picture.',
  size: 'Please choose a picture of at most 1 MB.',
  broken: 'This picture cannot be read. Please choose another one.',
});
