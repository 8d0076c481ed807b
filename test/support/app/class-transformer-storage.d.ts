/** class-transformer's storage of nested classes; its own types name another folder. */
declare module 'class-transformer/cjs/storage' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
