import { type Designation, GENERATED_DESIGNATIONS, STAFF_DESIGNATIONS } from '../../../contracts';
import type { ArticleEventData, ArticleFile } from '../events';
import { additionOf } from '../files/file-additions';
import type { Appliers } from '../fold/appliers';
import { REVISION_STATUSES } from '../lifecycle/status-sets';
import type { Moment } from '../recorded';
import type { ArticleState, FileAddition } from '../state';

type ContentEvent =
  | 'DraftStarted'
  | 'DraftChanged'
  | 'AuthorsChanged'
  | 'ReviewerSuggested'
  | 'SuggestionsChanged'
  | 'DraftDeleted'
  | 'FileAdded'
  | 'FileRemoved'
  | 'FiguresReordered'
  | 'DocumentGenerated'
  | 'NoteAdded'
  | 'MailRequested';

const isGenerated = (file: ArticleFile | undefined): boolean =>
  file !== undefined && GENERATED_DESIGNATIONS.includes(file.designation);

/** The office's own files are not part of the content: they are not in the overview, and the author does not see them. */
const isOfOffice = (file: ArticleFile | undefined): boolean =>
  file !== undefined && STAFF_DESIGNATIONS.includes(file.designation);

/** The content has changed, so overview and full article no longer match it (lifecycle, section 2, 'submit'). */
const changed = (state: ArticleState, change: Partial<ArticleState>): ArticleState => ({
  ...state,
  ...change,
  overviewFileId: null,
  convertedFileId: null,
});

/** Like `changed`; in addition, the author's own change of a file counts for a requested correction. */
const filesChanged = (state: ArticleState, moment: Moment, change: Partial<ArticleState>): ArticleState =>
  changed(state, {
    ...change,
    changedSinceCorrection:
      state.changedSinceCorrection || (state.status === 'CORRECTION' && moment.userId === state.uploaderId),
  });

const added = (
  state: ArticleState,
  { fileId }: ArticleFile,
  { at, userId }: Moment,
  basedOn: number | null,
): FileAddition[] => [...state.fileAdditions, { fileId, at, by: userId, basedOn }];

function started(state: ArticleState, data: ArticleEventData['DraftStarted'], at: string): ArticleState {
  const { number, uploaderId, uploaderEmail } = data;
  return { ...state, exists: true, number, uploaderId, uploaderEmail, createdAt: at, statusSince: at };
}

function removed(state: ArticleState, fileId: string, moment: Moment): ArticleState {
  const file = state.files.find((one) => one.fileId === fileId);
  const files = state.files.filter((one) => one.fileId !== fileId);
  const removedFiles = file ? [...state.removedFiles, { ...file, removedAt: moment.at }] : state.removedFiles;
  if (isOfOffice(file)) return { ...state, files, removedFiles };
  if (!isGenerated(file)) return filesChanged(state, moment, { files, removedFiles });
  const overviewFileId = state.overviewFileId === fileId ? null : state.overviewFileId;
  const convertedFileId = state.convertedFileId === fileId ? null : state.convertedFileId;
  return { ...state, files, removedFiles, overviewFileId, convertedFileId };
}

function generated(state: ArticleState, data: ArticleEventData['DocumentGenerated'], moment: Moment): ArticleState {
  const { file, basedOn } = data;
  const isCurrent = (designation: Designation): boolean =>
    file.designation === designation && basedOn === state.version;
  // While an author prepares a revision, the office may regenerate the documents of the previous revision.
  const isPrepared = file.revision === state.revision + (REVISION_STATUSES.includes(state.status) ? 1 : 0);
  return {
    ...state,
    files: [...state.files, file],
    fileAdditions: added(state, file, moment, basedOn),
    overviewFileId: isCurrent('Overview') ? file.fileId : state.overviewFileId,
    convertedFileId: isCurrent('FullArticle') && isPrepared ? file.fileId : state.convertedFileId,
  };
}

function reordered(files: ArticleFile[], data: ArticleEventData['FiguresReordered']): ArticleFile[] {
  const places = new Map(data.figures.map((figure) => [figure.fileId, figure]));
  return files.map((file) => {
    const place = places.get(file.fileId);
    return place ? { ...file, figureTitle: place.figureTitle, figureOrder: place.figureOrder } : file;
  });
}

/** Draft, authors, files, documents and notes. */
export const contentAppliers: Appliers<ContentEvent> = {
  DraftStarted: (state, data, { at }) => started(state, data, at),
  DraftChanged: (state, { fields }) => changed(state, { fields: { ...state.fields, ...fields } }),
  AuthorsChanged: (state, { authors }) => changed(state, { authors }),
  ReviewerSuggested: (state, data) => changed(state, { suggestedReviewers: [...state.suggestedReviewers, data] }),
  SuggestionsChanged: (state, { suggestedReviewers }) => changed(state, { suggestedReviewers }),
  DraftDeleted: (state) => ({ ...state, deleted: true }),
  FileAdded: (state, { file, reusedFrom }, moment) => {
    // A file that is used again has the bytes, and the name, of the person who sent it.
    const userId = reusedFrom === null ? moment.userId : (additionOf(state, reusedFrom)?.by ?? moment.userId);
    const fileAdditions = added(state, file, { ...moment, userId }, null);
    const change = { files: [...state.files, file], fileAdditions };
    return isOfOffice(file) ? { ...state, ...change } : filesChanged(state, moment, change);
  },
  FileRemoved: (state, { fileId }, moment) => removed(state, fileId, moment),
  FiguresReordered: (state, data, moment) => filesChanged(state, moment, { files: reordered(state.files, data) }),
  DocumentGenerated: (state, data, moment) => generated(state, data, moment),
  NoteAdded: (state, { noteId, note }, { at, userId, imported }) => ({
    ...state,
    notes: [...state.notes, { noteId, note, authorId: userId, at, ...(imported && { imported }) }],
  }),
  MailRequested: (state) => state,
};
