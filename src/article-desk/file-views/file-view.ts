import {
  type ArticleFile,
  type ArticleState,
  fileTimeOf,
  inReadingOrder,
  isAnonymousToReviewers,
  isGivenAsItIs,
  isOfOffice,
  type ShownFigure,
  shownFigures,
  withoutOwnName,
} from '../../article';
import { type FileView, PICTURE_EXTENSIONS } from '../../contracts';
import { anonymousId } from './file-links';
import { type Viewer, type ViewerRole, viewerRoleOf } from './viewer-role';
import { visibleFiles } from './visible-files';

/** Makes the signed, expiring path of a file. */
export type FileLocator = (fileId: string) => string;

/** A person who may open a file may also see its thumbnail, so both have the same signature. */
export const thumbnailPath = (location: string): string => location.replace('?', '/thumbnail?');

/** A file record as the API shows it. Findings of the file checks are for the office only. */
export const toFileView = (
  file: ArticleFile,
  uploadedAt: string,
  locate: FileLocator,
  viewerRole: ViewerRole = 'author',
  shown?: ShownFigure,
): FileView => ({
  id: file.fileId,
  filename: file.fileName,
  originalName: viewerRole === 'reviewer' ? null : (file.originalName ?? null),
  type: file.designation,
  fileType: file.extension,
  revision: file.revision,
  location: locate(file.fileId),
  thumbnail: PICTURE_EXTENSIONS.includes(file.extension) ? thumbnailPath(locate(file.fileId)) : null,
  uploadDate: uploadedAt,
  figureTitle: shown?.title ?? file.figureTitle,
  figureNumber: shown?.number ?? null,
  size: file.size,
  flags: viewerRole === 'staff' ? (file.flags ?? []) : null,
});

/** True for a file whose name and properties would show people outside the office who in the office sent it (lifecycle, section 2). */
const hidesSender = (state: ArticleState, viewerRole: ViewerRole, fileId: string): boolean =>
  viewerRole !== 'staff' && isOfOffice(state, fileId);

/** True for a file of which people outside the office get a copy without the names in it. */
export const needsCopy = (state: ArticleState, viewerRole: ViewerRole, file: ArticleFile): boolean =>
  hidesSender(state, viewerRole, file.fileId) && !isGivenAsItIs(file);

/** The files of an article that a person may see: the texts first, then the figures in their order. */
export function fileViewsFor(state: ArticleState, viewer: Viewer, locate: FileLocator): FileView[] {
  const viewerRole = viewerRoleOf(viewer.relations);
  const isAnonymous = state.authorsHidden === true || (viewerRole === 'reviewer' && isAnonymousToReviewers(state));
  const hidesNames = ({ fileId }: ArticleFile): boolean => isAnonymous || hidesSender(state, viewerRole, fileId);
  const files = state.files.map((file) => (hidesNames(file) ? withoutOwnName(file) : file));
  const shown = shownFigures(files);
  const find = (file: ArticleFile): FileLocator =>
    isAnonymous || needsCopy(state, viewerRole, file) ? (fileId) => locate(anonymousId(fileId)) : locate;
  return inReadingOrder(visibleFiles({ ...state, files }, viewer)).map((file) =>
    toFileView(file, fileTimeOf(state, file.fileId), find(file), viewerRole, shown.get(file.fileId)),
  );
}
