import type { ArticleFile } from '../../../article';
import { type Designation, extensionOf, EXTENSIONS, SINGLE_DESIGNATIONS } from '../../../contracts';
import { cleanName, nextFileName } from '../../../files/public';
import type { Moment } from '../../past/past';
import type { OjsFile } from '../model/ojs-model';
import { STAGE_WORDS } from '../reading/codes';
import { type ConversionContext, type Fact, idOf } from './conversion-context';

const MAIN = 'SUBMISSION';
const REVISION_STATUSES: readonly string[] = ['MINOR_REVISION', 'MAJOR_REVISION'];

/** The kinds of files of OJS that have a designation here. */
const GENRES: Readonly<Record<string, Designation>> = { IMAGE: 'Figure', MULTIMEDIA: 'Video' };

const endingOf = ({ name, path }: OjsFile): string =>
  [extensionOf(name), extensionOf(path)].find((ending) => /^[a-z0-9]{1,10}$/.test(ending)) ?? 'bin';

/** OJS has one field for the name of a file and a title. A name of a file is no title, and is often that of an author. */
const titleOf = (file: OjsFile): string | null =>
  file.name === '' || extensionOf(file.name) === endingOf(file) ? null : file.name;

/** The designation of a file here. Where a revision can have only one file of a designation, a second one becomes additional. */
function designationOf({ past }: ConversionContext, file: OjsFile, revision: number): Designation {
  const main: Designation = revision === 0 ? 'Manuscript' : 'UnmarkedManuscriptPDF';
  const wanted = file.genre === MAIN || file.genre === '' ? main : (GENRES[file.genre] ?? 'Additional');
  const isTaken = past.state.files.some((one) => one.designation === wanted && one.revision === revision);
  const fits = EXTENSIONS[wanted].includes(endingOf(file));
  return fits && !(isTaken && SINGLE_DESIGNATIONS.includes(wanted)) ? wanted : 'Additional';
}

function articleFile(context: ConversionContext, file: OjsFile, revision: number): ArticleFile | null {
  const stored = context.bytesOf(file);
  if (stored === null) {
    context.reportProblem(`file ${file.id} '${file.name}' is not on the disk (${file.path})`);
    return null;
  }
  if (file.earlier > 0)
    context.reportProblem(`file ${file.id} '${file.name}': ${file.earlier} earlier versions stay in OJS`);
  const { state, articleId } = context.past;
  const designation = designationOf(context, file, revision);
  const extension = endingOf(file);
  const taken = state.files.map(({ fileName }) => fileName);
  const figures = state.files.filter((one) => one.designation === 'Figure' && one.revision === revision).length;
  const isFigure = designation === 'Figure';
  return {
    ...{ fileId: context.past.idOf(`file/${file.id}`), designation, extension, revision, ...stored },
    fileName: nextFileName({ number: context.number || articleId, revision }, designation, extension, taken),
    originalName: cleanName(file.name || file.path),
    ...{ figureTitle: isFigure ? titleOf(file) : null, figureOrder: isFigure ? figures + 1 : null },
  };
}

function add(context: ConversionContext, file: OjsFile, revision: number, moment: Moment): boolean {
  const made = articleFile(context, file, revision);
  if (made !== null) context.past.add('FileAdded', { file: made, reusedFrom: null }, moment, `file/${file.id}`);
  return made !== null;
}

const uploaderOf = (context: ConversionContext, { uploaderId }: OjsFile): string =>
  idOf(context, uploaderId) ?? context.uploader.userId;

/** True when the author sent the file with the first submission. */
const isFirst = ({ submission }: ConversionContext, { place, at }: OjsFile): boolean =>
  place === 'submission' && (submission.submittedAt === null || at <= submission.submittedAt);

/** The files that were submitted, at the time of the submission. */
export function addFirstFiles(context: ConversionContext, moment: Moment): void {
  for (const file of context.submission.files) if (isFirst(context, file)) add(context, file, 0, moment);
}

/** Adds a file of a revision. After the last of several files the revision is submitted, since OJS has no separate step for that. */
function addRevisionFile(context: ConversionContext, file: OjsFile, next: Fact | undefined): void {
  const { past } = context;
  const { status, revision } = past.state;
  add(context, file, revision + 1, { at: file.at, by: uploaderOf(context, file) });
  const hasFiles = past.state.files.some((one) => one.revision === revision + 1);
  if (!hasFiles || next?.kind === 'revision file') return;
  const submitted = { from: status, to: 'NEW_ARTICLE', revision: revision + 1 } as const;
  past.add('RevisionSubmitted', submitted, { at: file.at, by: context.uploader.userId }, `revision/${file.id}`);
}

/** The files added after the submission, sorted by time. Copies of the same bytes, as OJS makes for reviewers, count once. */
export function fileFacts(context: ConversionContext): Fact[] {
  const known = new Set(
    context.submission.files.filter((file) => isFirst(context, file)).map(({ bytesId }) => bytesId),
  );
  return context.submission.files.flatMap((file): Fact[] => {
    if (file.place === 'other') {
      context.reportProblem(
        `file ${file.id} '${file.name}' (${STAGE_WORDS[file.stage] ?? `stage ${file.stage}`}) stays in OJS`,
      );
      return [];
    }
    if (file.place === 'reviewer' || known.has(file.bytesId)) return [];
    known.add(file.bytesId);
    const isRevised = file.place === 'revision' || (file.place === 'review' && (file.round ?? 1) > 1);
    const convert: Fact['convert'] = (_telling, next) =>
      isRevised && REVISION_STATUSES.includes(context.past.state.status)
        ? addRevisionFile(context, file, next)
        : void add(context, file, context.past.state.revision, { at: file.at, by: uploaderOf(context, file) });
    return [{ at: file.at, rank: 4, kind: isRevised ? 'revision file' : 'other', convert }];
  });
}
