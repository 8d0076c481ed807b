import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { usePublicSettings } from '../../../shared/api/public-api';
import { useReturnFocus } from '../../../shared/dialogs/use-return-focus';
import { saveFile } from '../../../shared/download/save-file';
import { useNotify } from '../../../shared/state/hooks';
import { printText } from './print-text';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
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
  useReturnFocus(true);
  return (
    <Dialog modalType="alert" open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Keep your recovery codes</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>
              When you lose your phone or passkey, you can sign in with one of these codes instead. Each works once.
              They are shown only now: keep them in a safe place.
            </Text>
            <ol className={styles.codes} aria-label="Recovery codes">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
            <Ways codes={codes} />
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              I have kept them
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** Ways to keep the codes. */
function Ways({ codes }: { codes: readonly string[] }) {
  const styles = useStyles();
  const notify = useNotify();
  const title = `Recovery codes for ${usePublicSettings().journalName}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success('The recovery codes are copied.');
    } catch {
      notify.error('Your browser did not copy the codes. Please download or print them.');
    }
  };
  const download = (): void =>
    saveFile(new Blob([[title, '', ...codes, ''].join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className={styles.ways}>
      <Button onClick={download}>Download</Button>
      <Button onClick={() => printText(title, codes)}>Print</Button>
      <Button onClick={() => void copy()}>Copy</Button>
    </div>
  );
}
