import {
  ABSTRACT_HEADINGS,
  type ArticleFields,
  type ArticleView,
  EMPTY_ARTICLE_FIELDS,
  LETTER_TYPE_ID,
  shortTextProblem,
} from '@contracts';

/** The initial abstract: the headings, each followed by an empty paragraph. */
export const ABSTRACT_TEMPLATE = ABSTRACT_HEADINGS.map((heading) => `<h3>${heading}</h3><p>&nbsp;</p>`).join('');

/** The form's fields from the server's copy. */
export function fieldsOf(article: ArticleView | undefined): ArticleFields {
  if (!article) return EMPTY_ARTICLE_FIELDS;
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

/** A letter is sent without an abstract, but an abstract typed before choosing the type stays on the screen. */
export const asSent = (typed: ArticleFields): ArticleFields =>
  typed.typeId === LETTER_TYPE_ID ? { ...typed, abstractText: '' } : typed;

/** The differences from the last save; nothing else is sent. */
export function changesSince(saved: ArticleFields, typed: ArticleFields): Partial<ArticleFields> {
  const [before, sent] = [asSent(saved), asSent(typed)];
  const names = Object.keys(sent) as (keyof ArticleFields)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(sent[name]));
  return Object.fromEntries(changed.map((name) => [name, sent[name]]));
}

/**
 * True for a text that is too long for the server. It stays on the screen with the reason, so that it does not prevent saving the other
 * fields.
 */
const isHeldBack = (name: keyof ArticleFields, typed: ArticleFields): boolean =>
  (name === 'articleTitle' || name === 'runningTitle' || name === 'previousId') &&
  shortTextProblem(name, typed[name]) !== undefined;

/** The changes that a save can send. */
export function sendable(changes: Partial<ArticleFields>, typed: ArticleFields): Partial<ArticleFields> {
  const names = Object.keys(changes) as (keyof ArticleFields)[];
  return Object.fromEntries(names.flatMap((name) => (isHeldBack(name, typed) ? [] : [[name, changes[name]]])));
}

/** The fields as the server has them after a save: texts that were held back keep their previous values. */
export function savedOf(saved: ArticleFields, typed: ArticleFields): ArticleFields {
  const names = Object.keys(typed) as (keyof ArticleFields)[];
  const held = names.flatMap((name) => (isHeldBack(name, typed) ? [[name, saved[name]]] : []));
  return { ...typed, ...(Object.fromEntries(held) as Partial<ArticleFields>) };
}
