import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { EmptyState } from '../page/empty-state';
import { type Reporting, usePdf } from './use-pdf';

const useStyles = makeStyles({
  // pdf.js requires absolute positioning of the scrolling element.
  scroll: {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  over: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface Props extends Reporting {
  name: string;
}

/** Faults of the file itself. Another try cannot help. */
const FAULT_WORDS = {
  locked: {
    text: t('This PDF is protected by a password.'),
    detail: t('Download the file to open it with the password, or ask for a file without one.'),
  },
  damaged: {
    text: t('This file is damaged or is not a PDF.'),
    detail: t('Download the file to try another program, or ask for the file again.'),
  },
};

/** The pages of a PDF with their text layer. Pages are rendered when they come into view. */
export function PdfPages({ name, ...reporting }: Props) {
  const styles = useStyles();
  const { container, pages, loading, retry } = usePdf(reporting);
  return (
    <>
      <div
        ref={container}
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={t('Pages of {name}', { name })}
      >
        <div ref={pages} className="pdfViewer" />
      </div>
      {loading === 'loading' && (
        <div className={styles.over}>
          <Spinner label={t('Opening the PDF')} />
        </div>
      )}
      {(loading === 'locked' || loading === 'damaged') && (
        <div className={styles.over} role="alert">
          <EmptyState {...FAULT_WORDS[loading]} />
        </div>
      )}
      {loading === 'failed' && (
        <div className={styles.over} role="alert">
          <EmptyState
            text={t('The PDF could not be opened.')}
            detail={t('Check your connection. If it fails again, download the file instead.')}
            action={<Button onClick={() => void retry()}>{t('Try again')}</Button>}
          />
        </div>
      )}
    </>
  );
}
