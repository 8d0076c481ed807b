export { importAuthors } from './authors/import-authors';
export { lastNumbers, reserveNumbers } from './numbers/article-numbers';
