import { type ArticleView, type Designation, figureName, figureTitleOf, type FileView, isStaff, t } from '@contracts';
import { useUser } from '../state/hooks';
import { DeleteFilesDialog } from './delete-files-dialog';
import { givenName, labelOf } from './file-names';
import { UploadDialog } from './upload/upload-dialog';
import { useRecordFile } from './upload/use-record-file';

/** The open file dialog. */
export type OpenFileDialog = { kind: 'add' } | { kind: 'replace' | 'delete'; file: FileView } | null;

interface FileDialogsProps {
  article: ArticleView;
  /** The revision being edited. */
  revision: number;
  /** The designations that may be added. */
  designations: readonly Designation[];
  open: OpenFileDialog;
  onClose(): void;
  /** Receives each change, for screens that keep the article themselves. */
  onChanged?(article: ArticleView): void;
}

/** Dialogs to add, replace and delete one file. */
export function FileDialogs(props: FileDialogsProps) {
  const { open } = props;
  if (open === null) return null;
  if (open.kind === 'delete') return <DeleteFilesDialog {...props} files={[open.file]} />;
  return <UploadOne {...props} replaced={open.kind === 'replace' ? open.file : null} />;
}

interface UploadOneProps extends FileDialogsProps {
  /** The file to be replaced, if any. */
  replaced: FileView | null;
}

function UploadOne({ article, revision, designations, replaced, onChanged, onClose }: UploadOneProps) {
  const record = useRecordFile(article.id);
  const { group } = useUser();
  const present = article.files
    .filter((file) => file.revision === revision && file.id !== replaced?.id)
    .map((file) => ({ filename: givenName(file), type: file.type, label: labelOf(file) }));
  return (
    <UploadDialog
      articleId={article.id}
      title={replaced ? t('Replace {name}', { name: givenName(replaced) }) : t('Add a file')}
      designations={replaced ? [replaced.type] : designations}
      designation={replaced?.type}
      replaces={replaced?.id}
      figureTitle={figureName(replaced?.figureTitle ?? null).caption}
      present={present}
      isOffice={isStaff(group.group) && !article.conflict}
      onClose={onClose}
      onUploaded={async (file) => {
        const replacing = replaced && { replaces: replaced.id, ...titleFor(replaced, file.figureTitle) };
        const body = { ...file, revision, ...replacing };
        // Kept outside the call below: without a listener its arguments would not be evaluated.
        const changed = await record(body);
        onChanged?.(changed);
      }}
    />
  );
}

/** The typed title after the number in the title of the replaced figure, so that a part such as 2-a stays one. */
function titleFor({ figureTitle }: FileView, typed = ''): { figureTitle?: string } {
  const { number } = figureName(figureTitle);
  return number === null ? {} : { figureTitle: figureTitleOf(number, figureName(typed).caption) };
}
