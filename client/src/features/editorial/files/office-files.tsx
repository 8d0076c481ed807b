import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type ArticleView, type FileView, isDeletable, isReplaceable, officeDesignations, t } from '@contracts';
import { figuresOf } from '../../../shared/figures/figure-places';
import { FileDialogs, type OpenFileDialog } from '../../../shared/files/file-dialogs';
import { FileRowActions } from '../../../shared/files/file-row-actions';
import { useUser } from '../../../shared/state/hooks';
import { DownloadFigures } from './download-figures';
import { FlatFiles } from './flat-files';
import { FullArticle } from './full-article';
import { RevisionFiles } from './revision-files';

// The drag-and-drop library is loaded with the dialog.
const ReorderFiguresDialog = lazy(async () => ({
  default: (await import('./reorder-figures-dialog')).ReorderFiguresDialog,
}));

const useStyles = makeStyles({
  files: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface Props {
  article: ArticleView;
  /** Tables per revision with All and Last, or one list with the revision filter. */
  layout: 'revisions' | 'flat';
  /** True to include downloading and reordering figures. */
  withFigures?: boolean;
}

/** Files for the office. All are visible; those of the current revision can be changed (spec part 2, sections 2 and 5). */
export function OfficeFiles({ article, layout, withFigures = false }: Props) {
  const styles = useStyles();
  const { group } = useUser().group;
  const [open, setOpen] = useState<OpenFileDialog>(null);
  const mayChange = article.actions.includes('manage-files');
  const { revision } = article;
  const actions = mayChange
    ? (file: FileView): ReactNode => (
        <FileRowActions
          file={file}
          mayReplace={isReplaceable(file, revision)}
          mayDelete={isDeletable(file, revision)}
          onOpen={setOpen}
        />
      )
    : undefined;
  return (
    <div className={styles.files}>
      <div className={styles.tools}>
        {mayChange && <AddFile isPrimary={withFigures} onClick={() => setOpen({ kind: 'add' })} />}
        {withFigures && <FigureTools article={article} mayChange={mayChange} />}
      </div>
      <FullArticle article={article} mayRegenerate={mayChange} />
      {layout === 'flat' ? (
        <FlatFiles article={article} actions={actions} />
      ) : (
        <RevisionFiles article={article} actions={actions} />
      )}
      <FileDialogs
        {...{ article, revision, open }}
        designations={officeDesignations(group)}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

/** Not primary in the check of a manuscript, which has its own primary action. */
function AddFile({ isPrimary, onClick }: { isPrimary: boolean; onClick(): void }) {
  return (
    <Button appearance={isPrimary ? 'primary' : 'secondary'} icon={<AddRegular />} onClick={onClick}>
      {t('Add file')}
    </Button>
  );
}

function FigureTools({ article, mayChange }: { article: ArticleView; mayChange: boolean }) {
  const [isOrdering, setOrdering] = useState(false);
  const isPossible = figuresOf(article, article.revision).length > 0;
  return (
    <>
      <DownloadFigures article={article} />
      {mayChange && (
        <Button icon={<ArrowSortRegular />} disabled={!isPossible} onClick={() => setOrdering(true)}>
          {t('Reorder figures')}
        </Button>
      )}
      {isOrdering && (
        <Suspense>
          <ReorderFiguresDialog article={article} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}
