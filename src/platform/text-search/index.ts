export { foldedForms, foldText } from './fold-text';
export { lexemesOf, tsvectorOf } from './lexemes';
export type { Word } from './split-words';
export { SHORTEST_PREFIX, textQuery, wordsToFind, type SearchedField } from './text-query';
