export { importAuthors } from './authors/import-authors';
export { MyArticles } from './lists/my-articles';
export { ArticleNumbers, lastNumbers, reserveNumbers } from './numbers/article-numbers';
