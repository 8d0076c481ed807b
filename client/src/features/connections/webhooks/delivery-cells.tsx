import { Badge, type BadgeProps, Button, makeStyles, tokens } from '@fluentui/react-components';
import { DELIVERY_STATE_LABELS, type DeliveryState, t, type Webhook, type WebhookDelivery } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { Timestamp } from '../../../shared/display/timestamp';
import { useNotify } from '../../../shared/state/hooks';
import { outcomeText } from './webhook-facts';
import { webhooksApi } from './webhooks-api';

const useStyles = makeStyles({
  badge: { whiteSpace: 'nowrap', flexShrink: 0 },
  actions: { display: 'inline-flex', gap: tokens.spacingHorizontalXS, '& button': { whiteSpace: 'nowrap' } },
  outcome: { overflowWrap: 'anywhere' },
});

const COLOURS: Record<DeliveryState, BadgeProps['color']> = {
  WAITING: 'informative',
  DELIVERED: 'success',
  DEAD: 'danger',
};

/** Whether a message waits, came or was given up. */
export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  const styles = useStyles();
  return (
    <Badge appearance="tint" color={COLOURS[state]} className={styles.badge}>
      {DELIVERY_STATE_LABELS[state]}
    </Badge>
  );
}

/** How often it was tried, what came of that, and when it is tried next. */
export function DeliveryOutcome({ delivery }: { delivery: WebhookDelivery }) {
  const styles = useStyles();
  const { attempts, lastStatus, lastProblem, nextTryAt } = delivery;
  if (attempts === 0) return <>{t('not yet')}</>;
  return (
    <span className={styles.outcome}>
      {t('{count, plural, one {# try} other {# tries}}', { count: attempts })}
      {lastProblem !== null && ` · ${outcomeText(lastStatus, lastProblem)}`}
      {nextTryAt !== null && (
        <>
          {' · '}
          {t('next try:')} <Timestamp at={nextTryAt} />
        </>
      )}
    </span>
  );
}

interface DeliveryActionsProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  onReplay: (from: WebhookDelivery) => void;
}

/** Another try of what did not come, and everything again from here on. */
export function DeliveryActions({ webhook, delivery, onReplay }: DeliveryActionsProps) {
  const styles = useStyles();
  const notify = useNotify();
  const [retry, { isLoading }] = webhooksApi.useRetryDeliveryMutation();
  const { id, number, state, attempts } = delivery;
  const again = async (): Promise<void> => {
    try {
      await retry({ id: webhook.id, deliveryId: id }).unwrap();
      notify.success(t('It is tried again now.'));
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return (
    <span className={styles.actions}>
      {state !== 'DELIVERED' && attempts > 0 && (
        <Button
          size="small"
          disabledFocusable={isLoading}
          aria-label={t('Try {number} again now', { number })}
          onClick={() => void again()}
        >
          {t('Try again')}
        </Button>
      )}
      <Button
        size="small"
        appearance="subtle"
        aria-label={t('Send again from {number} on', { number })}
        onClick={() => onReplay(delivery)}
      >
        {t('Send again from here')}
      </Button>
    </span>
  );
}
