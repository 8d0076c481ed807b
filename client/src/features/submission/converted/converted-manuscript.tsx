import {
  Button,
  Field,
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
import type { ReactNode } from 'react';
import { type ArticleView, type DocumentsProgress, t, type UnconvertedFile } from '@contracts';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import type { Converted } from './use-converted';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  start: { justifySelf: 'start' },
  problems: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

interface Props {
  article: ArticleView;
  /** The revision that is being prepared. */
  revision: number;
  converted: Converted;
  /** Saves unsaved text, and starts the conversion. */
  onMake(): void;
  /** A way to continue without the PDF if it cannot be created. */
  children?: ReactNode;
}

/** The single PDF that reviewers will read, created from exactly the present content and shown before it is sent. */
export function ConvertedManuscript({ article, revision, converted, onMake, children }: Props) {
  const styles = useStyles();
  const { isMaking, progress, failure } = converted;
  const isShown = article.convertedCurrent && !isMaking;
  return (
    <section aria-label={t('The manuscript as reviewers will read it')} className={styles.part}>
      <h3 className={styles.title}>{t('The manuscript as reviewers will read it')}</h3>
      {!isShown && (
        <Text>
          {t('One PDF with the text, the tables and the figures in their order. Please look at it before you send it.')}
        </Text>
      )}
      {!isShown && !isMaking && failure === null && (
        <Button icon={<DocumentPdfRegular />} className={styles.start} onClick={onMake}>
          {t('Make the manuscript PDF')}
        </Button>
      )}
      {isMaking && <Progress progress={progress} />}
      {failure !== null && <Failure {...{ failure, onMake, children }} />}
      {isShown && <Problems problems={progress?.problems ?? []} />}
      {isShown && (
        <ManuscriptViewer
          key={progress?.file?.id}
          articleId={article.id}
          revision={revision}
          file={progress?.file?.id}
          height="min(80vh, 56rem)"
        />
      )}
    </section>
  );
}

interface FailureProps extends Pick<Props, 'onMake' | 'children'> {
  failure: string;
}

function Failure({ failure, onMake, children }: FailureProps) {
  return (
    <>
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{failure}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onMake}>{t('Try again')}</Button>
        </MessageBarActions>
      </MessageBar>
      {children}
    </>
  );
}

function Progress({ progress }: { progress: DocumentsProgress | null }) {
  const percent = progress?.state === 'making' ? progress.percent : 0;
  return (
    <Field
      label={`${percent} %`}
      hint={t('You can leave this page while the PDF is made.')}
      validationState="none"
      validationMessage={<span aria-live="polite">{progressText(progress)}</span>}
    >
      <ProgressBar value={percent / 100} thickness="large" />
    </Field>
  );
}

/** The current step as text. */
export function progressText(progress: DocumentsProgress | null): string {
  const { item = 0, items = 0 } = progress ?? {};
  switch (progress?.state === 'making' ? progress.stage : null) {
    case 'waiting':
      return t('Waiting for another manuscript');
    case 'converting':
      return t('Converting {fileName} ({item} of {items})', { fileName: progress?.fileName ?? '', item, items });
    case 'figures':
      return t('Setting figure {item} of {items}', { item, items });
    case 'joining':
      return t('Putting the pages together');
    case 'storing':
      return t('Saving the PDF');
    default:
      return t('Starting');
  }
}

/** Files with only a note in their place in the PDF, and what the author can do. */
function Problems({ problems }: { problems: readonly UnconvertedFile[] }) {
  const styles = useStyles();
  if (problems.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {t(
          'Not everything could be converted. The PDF has a note in its place, and reviewers can open the original file. Replace the file to fix this, or continue.',
        )}
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
