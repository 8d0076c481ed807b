import { t } from '@contracts';
import { ShownOnceDialog } from '../../shared/dialogs/shown-once-dialog';

/** The secret with which the receiver verifies messages; it is never shown again. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnceDialog
    title={t('Keep the secret of this webhook')}
    text={t(
      'The receiver verifies by it that a message comes from this journal (Standard Webhooks). It is shown only now: enter it there, or keep it in a safe place.',
    )}
    secret={secret}
    onClose={onClose}
  />
);
