import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { useState } from 'react';
import {
  GENERATED_DESIGNATIONS,
  MESSAGES,
  type ArticleView,
  type Designation,
  type FileView,
} from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FileTable } from '../../../shared/files/file-table';
import { UploadDialog } from '../../../shared/files/upload-dialog';
import { filesApi } from '../api/files-api';

const useStyles = makeStyles({
  files: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

interface Props {
  article: ArticleView;
  /** Revision that the files belong to. */
  revision: number;
  designations: readonly Designation[];
  /** Also lists what the system made; nobody can change that. */
  showGenerated?: boolean;
  label: string;
  empty: string;
  /** Told of each change, for screens that keep the article themselves. */
  onChanged?(article: ArticleView): void;
}

type Open = { kind: 'add' } | { kind: 'replace' | 'delete'; file: FileView } | null;

/** The files of one revision, with adding, replacing and deleting (spec part 1, section 2, step 4). */
export function ManagedFiles(props: Props) {
  const { article, revision, designations, showGenerated = false, label, empty, onChanged } = props;
  const [open, setOpen] = useState<Open>(null);
  const shown = [...designations, ...(showGenerated ? GENERATED_DESIGNATIONS : [])];
  const files = article.files.filter((file) => file.revision === revision && shown.includes(file.type));
  const close = (): void => setOpen(null);
  return (
    <section aria-label={label} className={useStyles().files}>
      <div>
        <Button icon={<AddRegular />} onClick={() => setOpen({ kind: 'add' })}>
          Add file
        </Button>
      </div>
      <FileTable
        label={label}
        files={files}
        empty={empty}
        actions={(file) =>
          GENERATED_DESIGNATIONS.includes(file.type) ? null : (
            <RowActions
              file={file}
              onReplace={() => setOpen({ kind: 'replace', file })}
              onDelete={() => setOpen({ kind: 'delete', file })}
            />
          )
        }
      />
      {open?.kind === 'delete' && <DeleteDialog {...{ article, file: open.file, onChanged, onClose: close }} />}
      {open !== null && open.kind !== 'delete' && (
        <UploadOne
          {...{ article, revision, designations, files, onChanged, onClose: close }}
          replaced={open.kind === 'replace' ? open.file : null}
        />
      )}
    </section>
  );
}

function RowActions({ file, onReplace, onDelete }: { file: FileView; onReplace(): void; onDelete(): void }) {
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowSwapRegular />}
        aria-label={`Replace ${file.filename}`}
        onClick={onReplace}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteRegular />}
        aria-label={`Delete ${file.filename}`}
        onClick={onDelete}
      />
    </>
  );
}

interface UploadProps extends Omit<Props, 'label' | 'empty' | 'showGenerated'> {
  files: readonly FileView[];
  /** The file that gives way to the new one. */
  replaced: FileView | null;
  onClose(): void;
}

function UploadOne({ article, revision, designations, files, replaced, onChanged, onClose }: UploadProps) {
  const [add] = filesApi.useAddFileMutation();
  const [remove] = filesApi.useRemoveFileMutation();
  return (
    <UploadDialog
      articleId={article.id}
      title={replaced ? `Replace ${replaced.filename}` : 'Add a file'}
      designations={designations}
      designation={replaced?.type}
      present={files.filter((file) => file.id !== replaced?.id)}
      onClose={onClose}
      onUploaded={async (file) => {
        if (replaced) await remove({ articleId: article.id, fileId: replaced.id }).unwrap();
        const changed = await add({ articleId: article.id, body: { ...file, revision } }).unwrap();
        onChanged?.(changed);
      }}
    />
  );
}

interface DeleteProps extends Pick<Props, 'article' | 'onChanged'> {
  file: FileView;
  onClose(): void;
}

function DeleteDialog({ article, file, onChanged, onClose }: DeleteProps) {
  const [remove, { isLoading }] = filesApi.useRemoveFileMutation();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer = await remove({ articleId: article.id, fileId: file.id });
    onClose();
    if ('error' in answer) return;
    notify.success(MESSAGES.deleted);
    onChanged?.(answer.data);
  };
  return (
    <ConfirmDialog
      open
      title={MESSAGES.confirmDelete}
      text={`${file.filename} will be taken out of the manuscript.`}
      confirm="Delete the file"
      destructive
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
