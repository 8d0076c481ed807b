import { Button } from '@fluentui/react-components';
import { t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { sessionApi } from '../../shared/api/session-api';
import { useNotify } from '../../shared/state/hooks';

/** Mails a new link that proves an address; earlier links stop working. */
export function SendAgain() {
  const notify = useNotify();
  const [resend, { isLoading }] = sessionApi.useResendLinkMutation();
  const press = async (): Promise<void> => {
    const answer = await resend();
    if ('error' in answer) notify.error(errorMessage(answer.error));
    else notify.success(t('A new link is on its way to your mailbox.'));
  };
  return (
    <Button size="small" disabledFocusable={isLoading} onClick={() => void press()}>
      {t('Send a new link')}
    </Button>
  );
}
