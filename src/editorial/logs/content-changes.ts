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

/** The question as it is shown to the author (lifecycle, section 4 (1)). */
const LABELS = { ...ARTICLE_FIELD_LABELS, firstTime: 'submitted to this journal before' };

const authorsOf = (state: ArticleState): string | null =>
  text(state.authors.map((author) => `${fullName(author)} (${author.email})`).join(', '));

const fileText = (file: ArticleFile): string | null =>
  parts(
    `${DESIGNATION_LABELS[file.designation]} of ${revisionInWords(file.revision)}, ${sizeLabel(file.size)}`,
    file.figureOrder !== null && `figure ${file.figureOrder}`,
    file.figureTitle,
  );

/** The changes in the manuscript: its fields, its authors, its files. */
export function contentChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  return [
    ...FIELD_NAMES.flatMap((name) =>
      change(capital(LABELS[name]), FIELDS[name](before.fields, nameOf), FIELDS[name](after.fields, nameOf)),
    ),
    ...change('Authors', authorsOf(before), authorsOf(after)),
    ...listChanges(before.suggestedReviewers, after.suggestedReviewers, {
      key: ({ email, fullName: name }) => `${email} ${name}`,
      part: () => 'Suggested reviewer',
      textOf: ({ email, fullName: name }) => `${name}, ${email}`,
    }),
    ...listChanges(before.files, after.files, {
      key: ({ fileId }) => fileId,
      part: ({ fileName }) => `File ${fileName}`,
      textOf: fileText,
    }),
  ];
}
