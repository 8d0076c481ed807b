import { Button, Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { useCallback, useState } from 'react';
import { type FileView, t } from '@contracts';
import { useArticleQuery } from '../api/article-api';
import { useReturnFocus } from '../dialogs/use-return-focus';
import { useMediaQuery } from '../display/use-media-query';
import { EmptyState } from '../page/empty-state';
import { Loaded } from '../page/loaded';
import { PdfPages } from './pdf-pages';
import { PicturePane } from './picture-pane';
import { FIRST_VIEW, type ViewControl, type ViewState } from './view-control';
import { viewableFiles, viewableName } from './viewable-files';
import { ViewerSearch } from './viewer-search';
import { ViewerToolbar } from './viewer-toolbar';

/** Narrower than this, the viewer takes the whole screen. */
const PHONE = '(max-width: 640px)';

const useStyles = makeStyles({
  viewer: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  pane: { position: 'relative', flexGrow: 1, minHeight: 0, backgroundColor: tokens.colorNeutralBackground4 },
  screen: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    padding: 0,
    margin: 0,
    borderRadius: 0,
    border: 'none',
    display: 'flex',
    flexDirection: 'column',
  },
});

interface Props {
  articleId: string;
  revision: number;
  /** Id of the file to show first; the full article if absent or of another revision. */
  file?: string;
  /** A CSS length; by default the available height in the window. */
  height?: string;
}

/**
 * The manuscript as its readers see it: the full article PDF of a revision, or a single file or figure of it. It opens where the
 * person left it. On a phone it opens over the whole screen.
 */
export function ManuscriptViewer({ articleId, revision, file, height = 'calc(100vh - 180px)' }: Props) {
  const query = useArticleQuery(articleId);
  return (
    <Loaded query={query}>
      {(article) => (
        <FilesViewer
          files={viewableFiles(article.files, revision)}
          {...{ file, height }}
          onRetry={async () => (await query.refetch()).data?.files}
        />
      )}
    </Loaded>
  );
}

interface FilesProps {
  /** From `viewableFiles`. */
  files: readonly FileView[];
  file?: string;
  height: string;
  /** True to show the viewer in the page on a phone too, instead of a button that opens it. */
  inPlace?: boolean;
  /** Loads the files again, whose addresses expire. */
  onRetry: () => Promise<readonly FileView[] | undefined>;
}

/** The same for files that the page has already loaded. */
export function FilesViewer({ files, file, height, inPlace = false, onRetry }: FilesProps) {
  const styles = useStyles();
  const phone = useMediaQuery(PHONE);
  const [full, setFull] = useState(false);
  const [chosen, setChosen] = useState(file);
  const shown = files.find(({ id }) => id === chosen) ?? files[0];
  if (!shown) {
    const detail = t('The full article PDF is made after submission. Until then, open the original files.');
    return <EmptyState text={t('There is no PDF of this revision yet.')} detail={detail} />;
  }
  const view = { files, shown, onFile: setChosen, full, onFull: () => setFull(!full), onRetry };
  if (full) return <WholeScreen {...view} onClose={() => setFull(false)} />;
  if (phone && !inPlace) {
    return (
      <Button icon={<DocumentPdfRegular />} onClick={() => setFull(true)}>
        {t('Read the manuscript')}
      </Button>
    );
  }
  return (
    <section aria-label={t('Manuscript')} className={styles.viewer} style={{ height }}>
      <View {...view} />
    </section>
  );
}

interface ViewProps {
  files: readonly FileView[];
  shown: FileView;
  onFile: (id: string) => void;
  full: boolean;
  onFull: () => void;
  onRetry: FilesProps['onRetry'];
}

function WholeScreen({ onClose, ...view }: ViewProps & { onClose: () => void }) {
  const styles = useStyles();
  useReturnFocus(true);
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface className={styles.screen} aria-label={t('Manuscript')}>
        <View {...view} />
      </DialogSurface>
    </Dialog>
  );
}

function View({ files, shown, onFile, full, onFull, onRetry }: ViewProps) {
  const styles = useStyles();
  const [control, setControl] = useState<ViewControl | null>(null);
  const [view, setView] = useState<ViewState>(FIRST_VIEW);
  const [searching, setSearching] = useState(false);
  const onControl = useCallback((next: ViewControl | null) => setControl(next), []);
  const onChange = useCallback((change: Partial<ViewState>) => setView((now) => ({ ...now, ...change })), []);
  const choose = (id: string): void => {
    setSearching(false);
    setView(FIRST_VIEW);
    onFile(id);
  };
  const closeSearch = (): void => {
    control?.find?.('', false, false);
    setSearching(false);
  };
  const toggleSearch = (): void => (searching ? closeSearch() : setSearching(true));
  const renew = async (): Promise<string> => {
    const file = (await onRetry())?.find(({ id }) => id === shown.id);
    return (file ?? shown).location;
  };
  const pane = { file: shown, name: viewableName(shown), onControl, onChange, renew };
  return (
    <>
      <ViewerToolbar
        {...{ files, shown, onFile: choose, control, view, full, onFull, searching }}
        onSearch={toggleSearch}
      />
      {searching && <ViewerSearch control={control} found={view.found} onClose={closeSearch} />}
      <div className={styles.pane}>
        {shown.fileType === 'pdf' ? <PdfPages key={shown.id} {...pane} /> : <PicturePane key={shown.id} {...pane} />}
      </div>
    </>
  );
}
