export { Papers } from './papers';
export { type PaperInfo, type PaperPart, PaperProblem, type PaperResults } from './paper-work';
export type { DocumentContent } from './read-document';
