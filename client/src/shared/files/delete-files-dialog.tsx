import { type ArticleView, type FileView, MESSAGES, t } from '@contracts';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { useNotify } from '../state/hooks';
import { givenName } from './file-names';
import { filesApi } from './files-api';

interface Props {
  article: ArticleView;
  /** At least one. */
  files: readonly FileView[];
  onClose(): void;
  /** Receives the changed article, for screens that keep the article themselves. */
  onChanged?(article: ArticleView): void;
}

/** Deletes one file or several after a confirmation that names them. */
export function DeleteFilesDialog({ article, files, onChanged, onClose }: Props) {
  const [removeFile, one] = filesApi.useRemoveFileMutation();
  const [removeFiles, several] = filesApi.useRemoveFilesMutation();
  const notify = useNotify();
  const [first] = files;
  const isOne = first !== undefined && files.length === 1;
  const confirmed = async (): Promise<void> => {
    const articleId = article.id;
    const answer = isOne
      ? await removeFile({ articleId, fileId: first.id })
      : await removeFiles({ articleId, ids: files.map(({ id }) => id) });
    onClose();
    if ('error' in answer) return;
    notify.success(MESSAGES.deleted);
    onChanged?.(answer.data);
  };
  const names = files.map(givenName).join(', ');
  return (
    <ConfirmDialog
      open
      title={MESSAGES.confirmDelete}
      text={
        isOne
          ? t('{name} will be removed from the manuscript.', { name: names })
          : t('These files will be removed from the manuscript: {names}.', { names })
      }
      confirm={isOne ? t('Delete the file') : t('Delete {count} files', { count: files.length })}
      destructive
      busy={one.isLoading || several.isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
