import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { CopyButton } from '../forms/copy-button';
import { KeepDialog } from './keep-dialog';

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

/** A secret that is never shown again. Closes only by its button. */
export function ShownOnceDialog({ title, text, secret, onClose }: ShownOnceDialogProps) {
  const styles = useStyles();
  return (
    <KeepDialog className={styles.content} confirmLabel={t('I have saved it')} {...{ title, text, onClose }}>
      <code className={styles.secret}>{secret}</code>
      <CopyButton text={secret} />
    </KeepDialog>
  );
}
