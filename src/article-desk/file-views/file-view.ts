import { type ArticleFile, type ArticleState, fileTimeOf } from '../../article';
import type { FileView } from '../../contracts';
import { type Viewer, type ViewerRole, viewerRoleOf } from './viewer-role';
import { visibleFiles } from './visible-files';

/** Makes the signed, expiring path of a file. */
export type FileLocator = (fileId: string) => string;

/** A file record as the API shows it. Findings of the file checks are for the office only. */
export const toFileView = (
  file: ArticleFile,
  uploadedAt: string,
  locate: FileLocator,
  viewerRole: ViewerRole = 'author',
): FileView => ({
  id: file.fileId,
  filename: file.fileName,
  type: file.designation,
  fileType: file.extension,
  revision: file.revision,
  location: locate(file.fileId),
  uploadDate: uploadedAt,
  figureTitle: file.figureTitle,
  size: file.size,
  flags: viewerRole === 'staff' ? (file.flags ?? []) : null,
});

const order = (file: ArticleFile): number => file.figureOrder ?? Number.MAX_SAFE_INTEGER;

/** The files of an article that a person may see, figures in their order. */
export function fileViewsFor(state: ArticleState, viewer: Viewer, locate: FileLocator): FileView[] {
  const viewerRole = viewerRoleOf(viewer.relations);
  return visibleFiles(state, viewer)
    .sort((a, b) => a.revision - b.revision || order(a) - order(b))
    .map((file) => toFileView(file, fileTimeOf(state, file.fileId), locate, viewerRole));
}
