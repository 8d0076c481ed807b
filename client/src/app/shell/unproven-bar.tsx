import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { sessionApi } from '../../shared/api/session-api';
import { useNotify, useUser } from '../../shared/state/hooks';

const useStyles = makeStyles({ bar: { borderRadius: 0, flexShrink: 0, '@media print': { display: 'none' } } });

/**
 * Shown on every screen until the person has proven the address. Says what they can do until then, and how to continue (lifecycle, section
 * 5 (1)).
 */
export function UnprovenBar() {
  const styles = useStyles();
  const { unproven, email, actor } = useUser();
  const notify = useNotify();
  const [resend, { isLoading }] = sessionApi.useResendLinkMutation();
  if (!unproven) return null;
  const press = async (): Promise<void> => {
    const answer = await resend();
    if ('error' in answer) notify.error(errorMessage(answer.error));
    else notify.success(t('A new link is on its way to {email}.', { email }));
  };
  return (
    <MessageBar intent="warning" className={styles.bar} role="region" aria-label={t('Address not confirmed')}>
      <MessageBarBody>
        {t('Please open the link that we sent to {email}. Until then you can write drafts, but not submit them.', {
          email,
        })}
      </MessageBarBody>
      {!actor && (
        <MessageBarActions>
          <Button size="small" disabledFocusable={isLoading} onClick={() => void press()}>
            {t('Send a new link')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
