export { DocumentAssembler } from './document-assembler';
export { type PaperInfo, type DocumentPart, DocumentProblem, type PaperResults } from './document-work';
export type { DocumentContent } from './read-document';
