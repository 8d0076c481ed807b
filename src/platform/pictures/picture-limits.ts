/**
 * How `sharp` opens an untrusted file: larger pictures are not decoded, so that one file cannot use up the server's memory, and a damaged
 * one is an error instead of a picture with a grey part.
 */
export const PICTURE_LIMITS = { limitInputPixels: 200_000_000, failOn: 'error' } as const;
