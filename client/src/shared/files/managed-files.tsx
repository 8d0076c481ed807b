import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type ReactNode, useState } from 'react';
import { type ArticleView, type Designation, GENERATED_DESIGNATIONS, t } from '@contracts';
import { DeleteGroup } from './delete-group';
import { FileDialogs, type OpenFileDialog } from './file-dialogs';
import { FileRowActions } from './file-row-actions';
import { FileTable } from './file-table';

const useStyles = makeStyles({
  files: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface Props {
  article: ArticleView;
  /** The revision of the files. */
  revision: number;
  designations: readonly Designation[];
  /** Also lists generated files, which cannot be changed. */
  showGenerated?: boolean;
  label: string;
  empty: string;
  /** Buttons next to the button that adds a file. */
  tools?: ReactNode;
  /** Receives each change, for screens that keep the article themselves. */
  onChanged?(article: ArticleView): void;
}

/** The author's files of one revision, with add, replace and delete (spec part 1, section 2, step 4). */
export function ManagedFiles(props: Props) {
  const { article, revision, designations, showGenerated = false, label, empty, tools, onChanged } = props;
  const styles = useStyles();
  const [open, setOpen] = useState<OpenFileDialog>(null);
  const shown = [...designations, ...(showGenerated ? GENERATED_DESIGNATIONS : [])];
  const files = article.files.filter((file) => file.revision === revision && shown.includes(file.type));
  return (
    <section aria-label={label} className={styles.files}>
      <div className={styles.tools}>
        <Button icon={<AddRegular />} onClick={() => setOpen({ kind: 'add' })}>
          {t('Add file')}
        </Button>
        {tools}
        <DeleteGroup {...{ article, designations, onChanged }} files={files} />
      </div>
      <FileTable
        label={label}
        files={files}
        empty={empty}
        actions={(file) => {
          const isOwn = !GENERATED_DESIGNATIONS.includes(file.type);
          return <FileRowActions file={file} mayReplace={isOwn} mayDelete={isOwn} onOpen={setOpen} />;
        }}
      />
      <FileDialogs {...{ article, revision, designations, open, onChanged }} onClose={() => setOpen(null)} />
    </section>
  );
}
