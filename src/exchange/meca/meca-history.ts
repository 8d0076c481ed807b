import type { ArticleAuthor, ArticleFile } from '../../article';
import {
  CREDIT_ROLE_LABELS,
  type Designation,
  extensionOf,
  EXTENSIONS,
  inEnglish,
  isOrcid,
  MAX_RUNNING_TITLE,
  normalEmail,
  reviewModeOf,
  SINGLE_DESIGNATIONS,
} from '../../contracts';
import { cleanName, nextFileName } from '../../files/public';
import type { StoredBlob } from '../../platform/blobs';
import { TYPE_NAMES } from '../documents/article-record';
import { asPlainText, asRichText, paragraph } from '../past/as-rich-text';
import { Past } from '../past/past';
import type { ReadFile, ReadPackage, ReadReview } from './read-package';

/** The data that the history of a package needs in addition to the package. */
export interface MecaConversionContext {
  articleId: string;
  number: string;
  at: string;
  /** The account of the corresponding author. */
  uploader: { userId: string; email: string };
  /** Null for a file that was refused. */
  bytesOf(file: ReadFile): StoredBlob | null;
  /** The account of an author, if they have one. */
  accountOf(email: string): string | null;
  /** The setting that decides how manuscripts of each type are reviewed. */
  reviewModes: string;
  reportProblem(problem: string): void;
}

const ORIGINAL = 2;
const ROLE_NAMES = inEnglish(CREDIT_ROLE_LABELS);
const KINDS: readonly [RegExp, Designation][] = [
  [/marked/i, 'MarkedManuscript'],
  [/manuscript/i, 'Manuscript'],
  [/figure/i, 'Figure'],
  [/table/i, 'Tables'],
  [/video|multimedia/i, 'Video'],
];

/** The type by its name; null for a type that this journal does not have. */
export const typeOf = (name: string | null): number | null => {
  const found = Object.entries(TYPE_NAMES).find(([, own]) => own === name)?.[0];
  return found === undefined ? null : Number(found);
};

/**
 * The designation of a package's file in a new submission. Where only one file of a designation is allowed, a second one becomes
 * additional.
 */
function designationOf(file: ReadFile, taken: readonly Designation[]): Designation {
  const wanted = KINDS.find(([words]) => words.test(file.kind) && !/pdf/i.test(file.kind))?.[1] ?? 'Additional';
  // A marked manuscript belongs to a revision, and a new submission is none.
  if (wanted === 'MarkedManuscript' || !EXTENSIONS[wanted].includes(extensionOf(file.name))) return 'Additional';
  return SINGLE_DESIGNATIONS.includes(wanted) && taken.includes(wanted) ? 'Additional' : wanted;
}

function authorsOf({ article }: ReadPackage, context: MecaConversionContext, past: Past): ArticleAuthor[] {
  return article.authors.map(({ given, surname, orcid, institution, department, city, country, email }, place) => {
    if (email === null)
      context.reportProblem(`author ${place + 1} has no address in the package and gets one at which nobody is`);
    const address = email ?? `author-${place + 1}-of-${context.number}@no-address.invalid`;
    return {
      id: context.accountOf(normalEmail(address)) ?? past.idOf(`author/${place}`),
      ...{ firstName: given, middleName: null, lastName: surname, institute: institution, department, city, country },
      ...{ orcid: orcid !== null && isOrcid(orcid) ? orcid : null, email: address },
    };
  });
}

function addFiles(past: Past, files: readonly ReadFile[], context: MecaConversionContext): void {
  for (const [place, file] of files.entries()) {
    const stored = context.bytesOf(file);
    if (stored === null) continue;
    const present = past.state.files;
    const designation = designationOf(
      file,
      present.map((one) => one.designation),
    );
    const extension = extensionOf(file.name) || 'bin';
    const figures = present.filter((one) => one.designation === 'Figure').length;
    const isFigure = designation === 'Figure';
    const made: ArticleFile = {
      ...{ fileId: past.idOf(`file/${place}`), designation, extension, revision: 0, ...stored },
      fileName: nextFileName(
        { number: context.number, revision: 0 },
        designation,
        extension,
        present.map(({ fileName }) => fileName),
      ),
      originalName: cleanName(file.name),
      ...{ figureTitle: isFigure ? file.title : null, figureOrder: isFigure ? figures + 1 : null },
    };
    const moment = { at: context.at, by: context.uploader.userId };
    past.add('FileAdded', { file: made, reusedFrom: null }, moment, `file/${place}`);
  }
}

/** The data of the package for which this system has no field. */
function noteOf({ article }: ReadPackage): string {
  const { journal, number, doi, typeName, received, revised, accepted, authors } = article;
  const facts = [
    `From the journal ${journal.title}`,
    number && `number ${number} there`,
    doi && `DOI ${doi}`,
    typeName && `type ${typeName}`,
    received && `received ${received}`,
    revised && `revised ${revised}`,
    accepted && `accepted ${accepted}`,
  ];
  const roles = authors
    .filter((author) => author.roles.length > 0)
    .map((author) => `${author.given} ${author.surname}: ${author.roles.map((role) => ROLE_NAMES[role]).join(', ')}`);
  return [`${facts.filter(Boolean).join(', ')}.`, ...roles].map(paragraph).join('');
}

/** A review of the other journal, for the office. */
const reviewNote = ({ title, facts, sections }: ReadReview): string =>
  asRichText(
    [
      `<p><strong>${asPlainText(title).replace(/</g, '&lt;')}</strong></p>`,
      ...[...facts].map(([name, value]) => paragraph(`${name}: ${value}`)),
      ...sections.map((section) => paragraph(section.title) + section.html),
    ].join(''),
  );

/**
 * Turns a package into a new submission, which the office checks like any other. Its reviews become notes, since their reviewers have no
 * account here.
 */
export function convertPackage(read: ReadPackage, context: MecaConversionContext): Past {
  const { article, reviews, files } = read;
  const { articleId, number, at, uploader } = context;
  const past = new Past(articleId, {
    source: `meca/${article.journal.title}`,
    id: article.number || article.doi || '',
  });
  const own = { at, by: uploader.userId };
  const office = { at, by: null };
  const start = { articleId, number, uploaderId: uploader.userId, uploaderEmail: uploader.email };
  past.add('DraftStarted', start, own, 'start');
  const typeId = typeOf(article.typeName) ?? ORIGINAL;
  const fields = {
    ...{ articleTitle: article.title, runningTitle: article.runningTitle.slice(0, MAX_RUNNING_TITLE), typeId },
    ...{ keywords: [...article.keywords], abstractText: asRichText(article.abstractText) },
  };
  if (typeOf(article.typeName) === null)
    context.reportProblem(
      `the type '${article.typeName ?? ''}' is none of this journal and becomes Original contribution`,
    );
  if (fields.runningTitle !== article.runningTitle)
    context.reportProblem('the running title is longer than here and is cut');
  past.add('DraftChanged', { fields }, own, 'content');
  past.add('AuthorsChanged', { authors: authorsOf(read, context, past) }, own, 'authors');
  addFiles(past, files, context);
  const reviewMode = reviewModeOf(context.reviewModes, typeId);
  const submitted = { from: 'DRAFT', to: 'NEW_ARTICLE', languageService: false, reviewMode } as const;
  past.add('ArticleSubmitted', submitted, own, 'submit');
  past.add('NoteAdded', { noteId: past.idOf('note'), note: noteOf(read) }, office, 'note');
  for (const [place, review] of reviews.entries())
    past.add(
      'NoteAdded',
      { noteId: past.idOf(`review/${place}`), note: reviewNote(review) },
      office,
      `review/${place}`,
    );
  return past;
}
