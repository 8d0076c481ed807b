import { Button, type ButtonProps } from '@fluentui/react-components';
import { PersonSwapRegular } from '@fluentui/react-icons/svg/person-swap';
import { useState } from 'react';
import { fullName, type User } from '@contracts';
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
      <Button size={size} icon={<PersonSwapRegular />} aria-label={`Login as ${name}`} onClick={() => setAsking(true)}>
        Login as
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Login as ${name}?`}
          text={
            <>
              You will see and do what {name} ({user.group.group}) may. Everything you do is recorded with your own name
              as well. A bar at the top leads back to your own account.
              {unsaved && ' Unsaved changes on this page will be lost.'}
            </>
          }
          confirm={`Login as ${name}`}
          busy={busy}
          onConfirm={() => void start(user.id)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
