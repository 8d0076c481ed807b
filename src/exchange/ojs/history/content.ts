import type { ArticleAuthor } from '../../../article';
import { type ArticleFields, countryOfCode, isOrcid, MAX_RUNNING_TITLE, normalEmail } from '../../../contracts';
import { asPlainText, asRichText, paragraph } from '../../past/as-rich-text';
import type { Moment } from '../../past/past';
import type { OjsAuthor, OjsSubmission } from '../model/ojs-model';
import { type ConversionContext, idOf } from './conversion-context';
import { addFirstFiles } from './files';
import { importedReviewMode } from './review-mode';

const ORIGINAL = 2;
/** Words in the name of a section, and the type of manuscript that they indicate. */
const TYPES: readonly [RegExp, number][] = [
  [/review/i, 1],
  [/letter|correspondence|brief/i, 10],
  [/case/i, 3],
  [/news|editorial/i, 7],
];

/** The type of manuscript that corresponds to a section of OJS. */
const typeOfSection = (section: string): number => TYPES.find(([words]) => words.test(section))?.[1] ?? ORIGINAL;

function fieldsOf({ title, abstract, keywords, coverLetter, section }: OjsSubmission) {
  const plain = asPlainText(title);
  return {
    ...{ articleTitle: plain, runningTitle: plain.slice(0, MAX_RUNNING_TITLE).trim(), typeId: typeOfSection(section) },
    ...{ keywords: [...keywords], abstractText: asRichText(abstract), coverLetter: asRichText(coverLetter) },
  } satisfies Partial<ArticleFields>;
}

/** The iD in an address such as https://orcid.org/0000-0002-1825-0097; null when there is no valid one. */
export function orcidIn(text: string): string | null {
  const found = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(text)?.[0];
  return found !== undefined && isOrcid(found) ? found : null;
}

function authorOf(context: ConversionContext, author: OjsAuthor, taken: Set<string>): ArticleAuthor {
  const given = normalEmail(author.email);
  const isUsable = given !== '' && !taken.has(given);
  if (!isUsable)
    context.reportProblem(`author ${author.id} has no address of their own and gets one at which nobody is`);
  const email = isUsable ? author.email : `ojs-author-${author.id}@no-address.invalid`;
  taken.add(normalEmail(email));
  return {
    id: isUsable ? context.authorId(given) : context.past.idOf(`author/${author.id}`),
    ...{ firstName: author.givenName, middleName: null, lastName: author.familyName, email, city: null },
    ...{ institute: author.affiliation || null, department: null, orcid: orcidIn(author.orcid) },
    country: countryOfCode(author.country),
  };
}

/** The authors in their order. */
function authorsOf(context: ConversionContext): ArticleAuthor[] {
  const taken = new Set<string>();
  return context.submission.authors.map((author) => authorOf(context, author, taken));
}

/** Data for the office that have no field of their own. */
function noteOf({ id, section, doi, publishedAt, locale }: OjsSubmission): string {
  const parts = [
    `Imported from OJS: submission ${id}`,
    section && `section ${section}`,
    locale && `language ${locale}`,
    doi && `DOI ${doi}`,
    publishedAt && `published on ${publishedAt.slice(0, 10)}`,
  ];
  return paragraph(`${parts.filter(Boolean).join(', ')}.`);
}

/** The manuscript as it was submitted; for a draft, as it is now. */
export function convertSubmission(context: ConversionContext): void {
  const { past, submission, uploader, number } = context;
  const at = submission.submittedAt ?? submission.changedAt ?? submission.files[0]?.at ?? '1970-01-01T00:00:00.000Z';
  const own: Moment = { at, by: uploader.userId };
  const started = { articleId: past.articleId, number, uploaderId: uploader.userId, uploaderEmail: uploader.email };
  past.add('DraftStarted', started, own, 'start');
  const fields = fieldsOf(submission);
  past.add('DraftChanged', { fields }, own, 'content');
  const authors = authorsOf(context);
  if (authors.length > 0) past.add('AuthorsChanged', { authors }, own, 'authors');
  addFirstFiles(context, own);
  if (submission.status === 'draft') return;
  const reviewMode = importedReviewMode(context, fields.typeId);
  past.add('ArticleSubmitted', { from: 'DRAFT', to: 'NEW_ARTICLE', languageService: false, reviewMode }, own, 'submit');
  past.add('NoteAdded', { noteId: past.idOf('note/import'), note: noteOf(submission) }, { at, by: null }, 'import');
}

/** The text of a discussion, as a note for the office. */
export function convertNote(
  context: ConversionContext,
  { id, userId, title, text, at }: OjsSubmission['notes'][number],
): void {
  const note = asRichText(`${paragraph(`Discussion in OJS${title ? `: ${title}` : ''}`)}${text}`);
  context.past.add(
    'NoteAdded',
    { noteId: context.past.idOf(`note/${id}`), note },
    { at, by: idOf(context, userId) },
    `note/${id}`,
  );
}
