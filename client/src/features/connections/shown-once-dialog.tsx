import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { KeepDialog } from '../../shared/dialogs/keep-dialog';
import { useNotify } from '../../shared/state/hooks';

const useStyles = makeStyles({
  content: { alignItems: 'start' },
  secret: {
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    userSelect: 'all',
  },
});

interface ShownOnceDialogProps {
  title: string;
  text: string;
  secret: string;
  onClose: () => void;
}

/** A secret that is never shown again. Closes by its button only. */
export function ShownOnceDialog({ title, text, secret, onClose }: ShownOnceDialogProps) {
  const styles = useStyles();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success(t('Copied.'));
    } catch {
      notify.error(t('Your browser did not copy it. Please select the text and copy it yourself.'));
    }
  };
  return (
    <KeepDialog className={styles.content} kept={t('I have kept it')} {...{ title, text, onClose }}>
      <code className={styles.secret}>{secret}</code>
      <Button onClick={() => void copy()}>{t('Copy')}</Button>
    </KeepDialog>
  );
}
