import { Field, makeStyles, MessageBar, MessageBarBody, ProgressBar, tokens } from '@fluentui/react-components';
import { t } from '@contracts';

const useStyles = makeStyles({ progress: { paddingBlock: tokens.spacingVerticalS } });

interface UploadStateProps {
  problem: string | null;
  /** How to resolve it. */
  advice: string;
  /** From 0 to 1. */
  progress: number | null;
}

/** The progress of an upload, or its error and what to do about it. */
export function UploadState({ problem, advice, progress }: UploadStateProps) {
  const styles = useStyles();
  return (
    <>
      {problem && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {problem}
            {advice && `. ${advice}`}
          </MessageBarBody>
        </MessageBar>
      )}
      {progress !== null && (
        <Field label={t('Uploading, {percent} %', { percent: Math.round(progress * 100) })} className={styles.progress}>
          <ProgressBar value={progress} thickness="large" />
        </Field>
      )}
    </>
  );
}
