import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { KeepDialog } from '../../../shared/dialogs/keep-dialog';
import { printText } from '../../../shared/download/print-text';
import { saveFile } from '../../../shared/download/save-file';
import { useNotify } from '../../../shared/state/hooks';

const useStyles = makeStyles({
  codes: {
    columns: '2 180px',
    margin: 0,
    paddingInlineStart: '40px',
    fontFamily: tokens.fontFamilyMonospace,
    lineHeight: tokens.lineHeightBase400,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** New recovery codes, which are never shown again. Closes by its button only. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const styles = useStyles();
  return (
    <KeepDialog
      title={t('Save your recovery codes')}
      text={t(
        'If you lose your phone or passkey, you can sign in with one of these codes instead. Each works once. They are shown only once: keep them in a safe place.',
      )}
      confirmLabel={t('I have saved them')}
      onClose={onClose}
    >
      <ol className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <SaveButtons codes={codes} />
    </KeepDialog>
  );
}

/** Buttons to save the codes. */
function SaveButtons({ codes }: { codes: readonly string[] }) {
  const styles = useStyles();
  const notify = useNotify();
  const title = t('Recovery codes for {journalName}', { journalName: usePublicSettings().journalName });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(t('The recovery codes are copied.'));
    } catch {
      notify.error(t('Your browser did not copy the codes. Please download or print them.'));
    }
  };
  const download = (): void =>
    saveFile(new Blob([[title, '', ...codes, ''].join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className={styles.ways}>
      <Button onClick={download}>{t('Download')}</Button>
      <Button onClick={() => printText(title, codes)}>{t('Print')}</Button>
      <Button onClick={() => void copy()}>{t('Copy')}</Button>
    </div>
  );
}
