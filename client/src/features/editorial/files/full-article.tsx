import {
  Button,
  Field,
  Link,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ProgressBar,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { type ReactNode, useState } from 'react';
import { type ArticleView, type DocumentsProgress, type FileView, sizeLabel, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Timestamp } from '../../../shared/display/timestamp';
import { stageText, useRegeneration } from './use-regeneration';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  pinned: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    width: '100%',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  file: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  about: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  wide: { width: '100%' },
  problems: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

interface Props {
  article: ArticleView;
  /** False while files may not be changed or the viewer may only read; the existing file is still shown. */
  mayRegenerate: boolean;
}

/** The full article of the newest revision that has one. */
const fullArticleOf = ({ files }: ArticleView): FileView | undefined =>
  [...files]
    .filter(({ type }) => type === 'FullArticle')
    .sort((one, other) => other.revision - one.revision || other.uploadDate.localeCompare(one.uploadDate))[0];

const WARNING = t(
  'The PDF is generated from the current files of this revision. This may take a minute; the current PDF stays available until then.',
);

/**
 * The full-article PDF above all files. Before it is regenerated, a warning says how long that takes. The progress is shown, then the link
 * leads to the new PDF (spec part 2, section 2).
 */
export function FullArticle({ article, mayRegenerate }: Props) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const { isMaking, progress, failure, regenerate } = useRegeneration(article.id);
  const file = fullArticleOf(article) ?? progress?.file;
  return (
    <section aria-label={t('Full article PDF')} className={styles.part}>
      <Pinned file={file}>
        {mayRegenerate && (
          <Button icon={<DocumentPdfRegular />} disabledFocusable={isMaking} onClick={() => setAsking(true)}>
            {t('Regenerate full article pdf')}
          </Button>
        )}
      </Pinned>
      {isMaking && <Progress progress={progress} />}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline" className={styles.wide}>
          <MessageBarBody>{failure}</MessageBarBody>
          {mayRegenerate && (
            <MessageBarActions>
              <Button onClick={regenerate}>{t('Try again')}</Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {!isMaking && progress && <Problems problems={progress.problems} />}
      <ConfirmDialog
        open={asking}
        title={t('Regenerate the full article PDF?')}
        text={WARNING}
        confirm={t('Regenerate the PDF')}
        onConfirm={() => {
          setAsking(false);
          regenerate();
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

function Progress({ progress }: { progress: DocumentsProgress | null }) {
  const styles = useStyles();
  const percent = progress?.state === 'making' ? progress.percent : 0;
  return (
    <Field
      className={styles.wide}
      label={t('Generating the PDF, {percent} %', { percent })}
      hint={t('You can leave this page while the PDF is generated.')}
      validationState="none"
      validationMessage={<span aria-live="polite">{progress ? stageText(progress) : t('Starting')}</span>}
    >
      <ProgressBar value={percent / 100} thickness="large" />
    </Field>
  );
}

/** The file, or a note that there is none yet, and the possible actions. */
function Pinned({ file, children }: { file: FileView | null | undefined; children: ReactNode }) {
  return (
    <div className={useStyles().pinned}>
      {file ? <PinnedFile file={file} /> : <Text>{t('There is no full article PDF yet.')}</Text>}
      {children}
    </div>
  );
}

/** The description of the file, and the link that opens it. A new file is announced. */
function PinnedFile({ file: { filename, location, revision, size, uploadDate } }: { file: FileView }) {
  const styles = useStyles();
  return (
    <span className={styles.file} aria-live="polite">
      <Link href={location} target="_blank" rel="noreferrer">
        {t('Open the full article PDF')}
      </Link>
      <Text className={styles.about}>
        {[filename, `R${revision}`, sizeLabel(size)].join(' · ')} · <Timestamp at={uploadDate} focusable />
      </Text>
    </span>
  );
}

/** The files that could not be included in the PDF. */
function Problems({ problems }: Pick<DocumentsProgress, 'problems'>) {
  const styles = useStyles();
  if (problems.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.wide}>
      <MessageBarBody>
        {t('These files could not be included in the PDF. It has a page that says so instead.')}
        <ul className={styles.problems}>
          {problems.map(({ fileName, message }) => (
            <li key={fileName}>
              {fileName}: {message}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
