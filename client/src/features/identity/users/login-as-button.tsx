import { Button, type ButtonProps } from '@fluentui/react-components';
import { PersonSwapRegular } from '@fluentui/react-icons/svg/person-swap';
import { useState } from 'react';
import { fullName, GROUP_LABELS, t, type User } from '@contracts';
import { useLoginAs } from '../../../app/session/use-login-as';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';

interface LoginAsButtonProps {
  user: User;
  size?: ButtonProps['size'];
  /** True if the page has unsaved text. */
  unsaved?: boolean;
}

/** Login as, after a confirmation, since it replaces the current session (spec part 2, section 2, 'Users'). */
export function LoginAsButton({ user, size, unsaved = false }: LoginAsButtonProps) {
  const [asking, setAsking] = useState(false);
  const { start, busy } = useLoginAs();
  const name = fullName(user);
  return (
    <>
      <Button
        size={size}
        icon={<PersonSwapRegular />}
        aria-label={t('Login as {name}', { name })}
        onClick={() => setAsking(true)}
      >
        {t('Login as')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('Login as {name}?', { name })}
          text={
            <>
              {t(
                'You will be able to see and do everything that {name} ({group}) can. Everything you do is recorded with your own name as well. A bar at the top leads back to your own account.',
                { name, group: GROUP_LABELS[user.group.group] },
              )}{' '}
              {unsaved && t('Unsaved changes on this page will be lost.')}
            </>
          }
          confirm={t('Login as {name}', { name })}
          busy={busy}
          onConfirm={() => void start(user.id)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
