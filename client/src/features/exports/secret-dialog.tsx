import { t } from '@contracts';
import { ShownOnceDialog } from '../../shared/dialogs/shown-once-dialog';

/** The secret with which the receiver verifies messages; it is never shown again. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnceDialog
    title={t('Save the secret of this webhook')}
    text={t(
      'The receiver uses it to verify that a message comes from this journal (Standard Webhooks). It is shown only once: enter it there now, or keep it in a safe place.',
    )}
    secret={secret}
    onClose={onClose}
  />
);
