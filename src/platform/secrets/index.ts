export { deriveSecret, hashSecret, useSecretKey } from './derive-secret';
export { openSecret, sealSecret } from './sealed-secret';
export { pepperNamed, presentPepper, usePeppers } from './peppers';
export { mailSecret } from './mail-secret';
