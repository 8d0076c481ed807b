import {
  Button,
  Field,
  Link,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ProgressBar,
  tokens,
} from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { useState } from 'react';
import type { DocumentsProgress } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { stageText, useRegeneration } from './use-regeneration';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  wide: { width: '100%' },
  problems: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

interface Props {
  articleId: string;
  /** False while files may not be changed or the viewer may only read; the existing file is still shown. */
  mayRegenerate: boolean;
}

/** Regenerates the full-article PDF: a warning about the time, progress, then the link (spec part 2, section 2). */
export function FullArticle({ articleId, mayRegenerate }: Props) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const { isMaking, progress, failure, regenerate } = useRegeneration(articleId);
  return (
    <section aria-label="Full article PDF" className={styles.part}>
      {mayRegenerate && (
        <Button icon={<DocumentPdfRegular />} disabledFocusable={isMaking} onClick={() => setAsking(true)}>
          Regenerate full article pdf
        </Button>
      )}
      {isMaking && <Progress progress={progress} />}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline" className={styles.wide}>
          <MessageBarBody>{failure}</MessageBarBody>
          {mayRegenerate && (
            <MessageBarActions>
              <Button onClick={regenerate}>Try again</Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {!isMaking && progress && <Result progress={progress} />}
      <ConfirmDialog
        open={asking}
        title="Regenerate the full article PDF?"
        text="The PDF is generated from the current files of this revision. This may take a minute; the current PDF stays available until then."
        confirm="Regenerate the PDF"
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
      label={`Generating the PDF, ${percent} %`}
      hint="You can leave this page while the PDF is generated."
      validationState="none"
      validationMessage={<span aria-live="polite">{progress ? stageText(progress) : 'Starting'}</span>}
    >
      <ProgressBar value={percent / 100} thickness="large" />
    </Field>
  );
}

/** The finished PDF and the files that could not be included in it. */
function Result({ progress: { file, problems } }: { progress: DocumentsProgress }) {
  const styles = useStyles();
  return (
    <>
      <span aria-live="polite">
        {file && (
          <Link href={file.location} target="_blank" rel="noreferrer">
            Open the full article PDF
          </Link>
        )}
      </span>
      {problems.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.wide}>
          <MessageBarBody>
            These files could not be included in the PDF. It has a page that says so instead.
            <ul className={styles.problems}>
              {problems.map(({ fileName, message }) => (
                <li key={fileName}>
                  {fileName}: {message}
                </li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
