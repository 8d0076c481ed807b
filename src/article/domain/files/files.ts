import { FIGURE_DESIGNATIONS, figureTitlesProblem, FILE_MESSAGES, isDeletable } from '../../../contracts';
import { type Actor, type ArticleCommandData, type DecideContext, Refusal } from '../commands';
import type { Deciders } from '../deciders';
import type { ArticleEvent, ArticleFile } from '../events';
import { REVISION_STATUSES } from '../lifecycle/status-sets';
import { rolesOf } from '../people/roles';
import { eventOf } from '../recorded';
import { requireField, requireRule } from '../requirements';
import type { ArticleState } from '../state';
import { isOfficeUpload } from './anonymous-files';
import { additionOf } from './file-additions';
import { isGenerated, isOrphaned, requireUploadable, workingRevision } from './file-rules';

type FileCommand = 'AddFile' | 'ReuseFiles' | 'RemoveFiles' | 'ReorderFigures' | 'AddGeneratedDocument';

const isFigure = (file: ArticleFile): boolean => FIGURE_DESIGNATIONS.includes(file.designation);

const figuresOf = (state: ArticleState, revision: number): ArticleFile[] =>
  state.files.filter((file) => isFigure(file) && file.revision === revision);

/** Only figures have a title and a place; a new figure is last. */
function placed(state: ArticleState, file: ArticleFile): ArticleFile {
  if (!isFigure(file)) return { ...file, figureTitle: null, figureOrder: null };
  const places = figuresOf(state, file.revision).map((figure) => figure.figureOrder ?? 0);
  return { ...file, figureOrder: Math.max(0, ...places) + 1 };
}

/** @throws Refusal RULE unless the source is a file of the previous revision, of the same designation. */
function requireReusable(state: ArticleState, file: ArticleFile, reusedFrom: string): void {
  const source = state.files.find((one) => one.fileId === reusedFrom);
  const fits = source?.revision === file.revision - 1 && source.designation === file.designation;
  const message =
    'Only a file of the same type from the previous revision can be reused, while a revision is prepared.';
  requireRule(fits && REVISION_STATUSES.includes(state.status), message);
}

/** @throws Refusal RULE for a file of the office that would show authors or reviewers who sent it. */
function requireOfficeUpload(state: ArticleState, file: ArticleFile, actor: Actor): void {
  if (rolesOf(state, actor).has('A') || isOfficeUpload(file)) return;
  throw new Refusal('RULE', FILE_MESSAGES.namesStay, { type: FILE_MESSAGES.namesStay });
}

function add(
  state: ArticleState,
  { file, reusedFrom, replaces = null, made = false }: ArticleCommandData['AddFile'],
  context: DecideContext,
): ArticleEvent[] {
  requireRule(!state.files.some((one) => one.fileId === file.fileId), 'This file has been added already.');
  if (reusedFrom !== null) requireReusable(state, file, reusedFrom);
  if (replaces !== null) return replace(state, { file, made }, replaces, context);
  requireOfficeUpload(state, file, context.actor);
  requireUploadable(state, file, context, made || reusedFrom !== null);
  return [eventOf('FileAdded', { file: placed(state, file), reusedFrom })];
}

/** Adds all files or none: a revision with only some of its figures would look complete. */
function reuse(
  state: ArticleState,
  { files }: ArticleCommandData['ReuseFiles'],
  context: DecideContext,
): ArticleEvent[] {
  let present = state;
  return files.flatMap(({ file, reusedFrom }) => {
    const events = add(present, { file, reusedFrom }, context);
    present = { ...present, files: [...present.files, placed(present, file)] };
    return events;
  });
}

/** The new file must pass all rules as if the old one were removed. It takes the old file's number and, without a title, its title. */
function replace(
  state: ArticleState,
  { file, made }: { file: ArticleFile; made: boolean },
  fileId: string,
  { actor, settings }: DecideContext,
): ArticleEvent[] {
  const old = state.files.find((one) => one.fileId === fileId);
  if (!old) throw new Refusal('NOT_FOUND', 'There is no such file; it may have been deleted already.');
  requireRule(!isGenerated(old), `${old.fileName} is made by the system and cannot be replaced.`);
  const revision = workingRevision(state, actor);
  requireRule(old.revision === revision, `Only files of revision ${revision} can be replaced now.`);
  requireRule(old.designation === file.designation, 'A file can be replaced by one of the same type only.', {
    type: 'Choose the type of the file that is replaced.',
  });
  const others = { ...state, files: state.files.filter((one) => one.fileId !== fileId) };
  requireOfficeUpload(state, file, actor);
  requireUploadable(others, file, { actor, settings }, made);
  const { figureOrder } = old;
  const title = isFigure(file) ? (file.figureTitle ?? old.figureTitle) : null;
  return [
    eventOf('FileRemoved', { fileId }),
    eventOf('FileAdded', { file: { ...file, figureTitle: title, figureOrder }, reusedFrom: null }),
  ];
}

function remove(
  state: ArticleState,
  { fileIds }: ArticleCommandData['RemoveFiles'],
  { actor }: DecideContext,
): ArticleEvent[] {
  requireField(fileIds.length > 0, 'ids', 'Please choose at least one file.');
  const revision = workingRevision(state, actor);
  const isAuthor = rolesOf(state, actor).has('A');
  const named = new Set(fileIds);
  for (const fileId of named) {
    const file = state.files.find((one) => one.fileId === fileId);
    if (!file) throw new Refusal('NOT_FOUND', 'There is no such file; it may have been deleted already.');
    requireRule(!isAuthor || !isGenerated(file), `${file.fileName} is made by the system and cannot be deleted.`);
    requireRule(file.revision === revision, `Only files of revision ${revision} can be deleted now.`);
    const isOnlyReplaced = !isDeletable({ type: file.designation, revision }, revision);
    requireRule(!isOnlyReplaced, `${file.fileName} cannot be deleted; it is replaced when a new one is made.`);
  }
  const left = state.files.filter(({ fileId }) => !named.has(fileId));
  return [...named, ...orphansAmong(left, revision)].map((fileId) => eventOf('FileRemoved', { fileId }));
}

/** Ids of the generated documents of a revision that have no source: they are removed with their last source. */
const orphansAmong = (files: readonly ArticleFile[], revision: number): string[] =>
  files.filter((file) => file.revision === revision && isOrphaned(file, files)).map(({ fileId }) => fileId);

function reorder(
  state: ArticleState,
  { figures }: ArticleCommandData['ReorderFigures'],
  { actor }: DecideContext,
): ArticleEvent[] {
  const present = figuresOf(state, workingRevision(state, actor));
  const named = new Set(figures.map((figure) => figure.fileId));
  const isWhole = named.size === figures.length && named.size === present.length;
  requireRule(
    isWhole && present.every((file) => named.has(file.fileId)),
    'Please name every figure of this revision exactly once.',
  );
  const isTitled = figures.every((figure) => figure.figureTitle.trim() !== '');
  requireField(isTitled, 'figureTitle', 'Every figure needs a title.');
  const misnumbered = figureTitlesProblem(figures.map((figure) => figure.figureTitle));
  requireRule(misnumbered === undefined, misnumbered ?? '');
  const places = figures.map((figure, index) => ({ ...figure, figureOrder: index + 1 }));
  const isNew = places.some((place) =>
    present.some(
      (file) =>
        file.fileId === place.fileId &&
        (file.figureTitle !== place.figureTitle || file.figureOrder !== place.figureOrder),
    ),
  );
  return isNew ? [eventOf('FiguresReordered', { figures: places })] : [];
}

/** True for a document that must be dropped: its content has changed or was removed in the meantime, or is older than the present one. */
function isOutdated(state: ArticleState, file: ArticleFile, basedOn: number, old: readonly ArticleFile[]): boolean {
  if (isOrphaned(file, state.files)) return true;
  // An overview of the present content may be there already: another process made it at the same time.
  if (file.designation === 'Overview') return basedOn !== state.version || state.overviewFileId !== null;
  return old.some((one) => (additionOf(state, one.fileId)?.basedOn ?? -1) > basedOn);
}

function addGenerated(
  state: ArticleState,
  { file, basedOn }: ArticleCommandData['AddGeneratedDocument'],
): ArticleEvent[] {
  requireRule(isGenerated(file), 'Only generated documents can be added like this.');
  requireRule(file.revision <= state.revision + 1, 'This revision does not exist.');
  const old = state.files.filter((one) => one.designation === file.designation && one.revision === file.revision);
  if (isOutdated(state, file, basedOn, old)) return [];
  // The full article is generated last. Documents that were not regenerated with it lost their sources earlier, without being
  // removed.
  const lost = file.designation === 'FullArticle' ? orphansAmong(state.files, file.revision) : [];
  return [
    ...[...old.map(({ fileId }) => fileId), ...lost].map((fileId) => eventOf('FileRemoved', { fileId })),
    eventOf('DocumentGenerated', { file: { ...file, figureTitle: null, figureOrder: null }, basedOn }),
  ];
}

/** Files and generated documents (spec part 1, section 5; lifecycle, section 4 (17)). */
export const fileDeciders: Deciders<FileCommand> = {
  AddFile: add,
  ReuseFiles: reuse,
  RemoveFiles: remove,
  ReorderFigures: reorder,
  AddGeneratedDocument: addGenerated,
};
