/** Where class-transformer keeps the classes of nested fields; its types name another folder. */
declare module 'class-transformer/cjs/storage' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
