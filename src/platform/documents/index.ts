export { DocumentAssembler } from './document-assembler';
export { type DocumentPart, DocumentProblem, type FileOwner } from './document-work';
export type { DocumentContent } from './read-document';
export type { DocumentWords } from './words/read-words';
