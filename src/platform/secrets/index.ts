export { deriveSecret, hashSecret, useSecretKey } from './derive-secret';
export { mailSecret } from './mail-secret';
