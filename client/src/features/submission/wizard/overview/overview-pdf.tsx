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
} from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { type OverviewProgress, t } from '@contracts';
import { type OverviewMaker, useOverview } from './use-overview';

const useStyles = makeStyles({
  part: { display: 'grid', gap: tokens.spacingVerticalM, justifyItems: 'start' },
  wide: { width: '100%' },
});

/** Generates the overview PDF, with its progress and the result (spec part 1, section 2, 'Overview'). */
export function OverviewPdf(props: OverviewMaker) {
  const styles = useStyles();
  const { article } = props;
  const { isMaking, progress, failure, generate } = useOverview(props);
  const made = article.files.find((file) => file.type === 'Overview');
  const link = article.overviewCurrent && !isMaking ? made?.location : undefined;
  return (
    <section aria-label={t('Overview PDF')} className={styles.part}>
      <Button icon={<DocumentPdfRegular />} onClick={() => void generate()} disabledFocusable={isMaking}>
        {isMaking ? t('Generating the overview…') : t('Generate overview PDF')}
      </Button>
      {isMaking && <Progress progress={progress} />}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline" className={styles.wide}>
          <MessageBarBody>{failure}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void generate()}>{t('Try again')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <span aria-live="polite">
        {link && (
          <Link href={link} target="_blank" rel="noreferrer">
            {t('Open the overview PDF')}
          </Link>
        )}
        {!link && !isMaking && failure === null && (
          <Text>
            {t(
              'The overview shows the editors exactly what you send. The manuscript as reviewers will read it is made with it.',
            )}
          </Text>
        )}
      </span>
    </section>
  );
}

function Progress({ progress }: { progress: OverviewProgress | null }) {
  const styles = useStyles();
  const percent = progress?.state === 'ready' ? 100 : (progress?.percent ?? 0);
  return (
    <Field
      className={styles.wide}
      label={`${percent} %`}
      hint={t('You can leave this page while the overview is generated.')}
      validationState="none"
      validationMessage={<span aria-live="polite">{stageText(progress)}</span>}
    >
      <ProgressBar value={percent / 100} thickness="large" />
    </Field>
  );
}

/** The current step as text. */
export function stageText(progress: OverviewProgress | null): string {
  switch (progress?.stage) {
    case 'reading':
      return t('Reading the manuscript');
    case 'pictures':
      return t('Preparing picture {picture} of {pictures}', { picture: progress.picture, pictures: progress.pictures });
    case 'setting':
      return t('Laying out the pages');
    case 'storing':
      return t('Saving the PDF');
    default:
      return progress?.state === 'ready' ? t('Finished') : t('Starting');
  }
}
