import type { ArticleFields } from './article-views';

/** An empty manuscript. */
export const EMPTY_ARTICLE_FIELDS: ArticleFields = {
  articleTitle: '',
  runningTitle: '',
  typeId: null,
  firstTime: null,
  previousId: '',
  coverLetter: '',
  keywords: [],
  abstractText: '',
  languageService: false,
  reviewerOne: null,
  reviewerTwo: null,
  reviewerRemoved: null,
  relationshipOne: '',
  relationshipTwo: '',
  note: '',
};
