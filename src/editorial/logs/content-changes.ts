import type { ArticleFile, ArticleState } from '../../article';
import { typeRef } from '../../article-desk/public';
import {
  ARTICLE_FIELD_LABELS,
  type ArticleFields,
  DESIGNATION_LABELS,
  fullName,
  revisionInWords,
  sizeLabel,
  type StateChange,
  t,
} from '../../contracts';
import { capital, change, listChanges, type NameOf, parts, text, words, yesNo } from './changes-in-words';

type FieldText = (fields: ArticleFields, nameOf: NameOf) => string | null;
const person = (id: string | null, nameOf: NameOf): string | null => (id ? nameOf(id) : null);

/** One function for each field of the manuscript; a missing one does not compile. */
const FIELDS: Record<keyof ArticleFields, FieldText> = {
  articleTitle: (fields) => text(fields.articleTitle),
  runningTitle: (fields) => text(fields.runningTitle),
  typeId: (fields) => typeRef(fields.typeId)?.name ?? null,
  firstTime: ({ firstTime }) => (firstTime === null ? null : yesNo(firstTime === 1)),
  previousId: (fields) => text(fields.previousId),
  coverLetter: (fields) => words(fields.coverLetter),
  keywords: ({ keywords }) => text(keywords.join(', ')),
  abstractText: (fields) => words(fields.abstractText),
  languageService: (fields) => yesNo(fields.languageService),
  reviewerOne: (fields, nameOf) => person(fields.reviewerOne, nameOf),
  reviewerTwo: (fields, nameOf) => person(fields.reviewerTwo, nameOf),
  reviewerRemoved: (fields, nameOf) => person(fields.reviewerRemoved, nameOf),
  relationshipOne: (fields) => text(fields.relationshipOne),
  relationshipTwo: (fields) => text(fields.relationshipTwo),
  note: (fields) => words(fields.note),
};
const FIELD_NAMES = Object.keys(FIELDS) as (keyof ArticleFields)[];

/** A field's name; for `firstTime` the question as it is shown to the author (lifecycle, section 4 (1)). */
const labelOf = (name: keyof ArticleFields): string =>
  name === 'firstTime' ? t('submitted to this journal before') : ARTICLE_FIELD_LABELS[name];

const authorsOf = (state: ArticleState): string | null =>
  text(state.authors.map((author) => `${fullName(author)} (${author.email})`).join(', '));

const fileText = (file: ArticleFile): string | null =>
  parts(
    t('{designation} of {revision}, {size}', {
      designation: DESIGNATION_LABELS[file.designation],
      revision: revisionInWords(file.revision),
      size: sizeLabel(file.size),
    }),
    file.figureOrder !== null && t('figure {order}', { order: file.figureOrder }),
    file.figureTitle,
  );

/** The changes in the manuscript: its fields, its authors, its files. */
export function contentChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  return [
    ...FIELD_NAMES.flatMap((name) =>
      change(capital(labelOf(name)), FIELDS[name](before.fields, nameOf), FIELDS[name](after.fields, nameOf)),
    ),
    ...change(t('Authors'), authorsOf(before), authorsOf(after)),
    ...listChanges(before.suggestedReviewers, after.suggestedReviewers, {
      key: ({ email, fullName: name }) => `${email} ${name}`,
      part: () => t('Suggested reviewer'),
      textOf: ({ email, fullName: name }) => `${name}, ${email}`,
    }),
    ...listChanges(before.files, after.files, {
      key: ({ fileId }) => fileId,
      part: ({ fileName }) => t('File {fileName}', { fileName }),
      textOf: fileText,
    }),
  ];
}
