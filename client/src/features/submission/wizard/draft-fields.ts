import type { ArticleFields, ArticleView } from '../../../../../src/contracts';

export const EMPTY_FIELDS: ArticleFields = {
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

/** The four headings that an abstract starts from (spec part 1, section 2, step 1). */
export const ABSTRACT_TEMPLATE = ['INTRODUCTION', 'METHODS', 'RESULTS', 'CONCLUSION']
  .map((heading) => `<h3>${heading}</h3><p></p>`)
  .join('');

/** The fields of the form as the server holds them. */
export function fieldsOf(article: ArticleView): ArticleFields {
  return {
    articleTitle: article.articleTitle,
    runningTitle: article.runningTitle,
    typeId: article.type?.id ?? null,
    firstTime: article.firstTime,
    previousId: article.previousId,
    coverLetter: article.coverLetter,
    keywords: article.keywords === '' ? [] : article.keywords.split(';').map((keyword) => keyword.trim()),
    abstractText: article.abstractText,
    languageService: article.languageService,
    reviewerOne: article.reviewerOne,
    reviewerTwo: article.reviewerTwo,
    reviewerRemoved: article.reviewerRemoved,
    relationshipOne: article.relationshipOne,
    relationshipTwo: article.relationshipTwo,
    note: article.note,
  };
}

/** Only what differs from the server's copy: that is all that is sent. */
export function changesSince(saved: ArticleFields, typed: ArticleFields): Partial<ArticleFields> {
  const names = Object.keys(typed) as (keyof ArticleFields)[];
  const changed = names.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]));
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}
