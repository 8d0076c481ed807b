import { Badge, type BadgeProps, Button, makeStyles, tokens } from '@fluentui/react-components';
import { DELIVERY_STATE_LABELS, type DeliveryState, t, type Webhook, type WebhookDelivery } from '@contracts';
import { AgainButton } from '../../../shared/outgoing/again-button';
import { Tries } from '../../../shared/outgoing/tries';
import { outcomeText } from './webhook-facts';
import { webhooksApi } from './webhooks-api';

const useStyles = makeStyles({
  badge: { whiteSpace: 'nowrap', flexShrink: 0 },
  actions: { display: 'inline-flex', gap: tokens.spacingHorizontalXS, '& button': { whiteSpace: 'nowrap' } },
});

const COLOURS: Record<DeliveryState, BadgeProps['color']> = {
  WAITING: 'informative',
  DELIVERED: 'success',
  DEAD: 'danger',
};

/** Whether a message waits, was delivered or was given up. */
export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  const styles = useStyles();
  return (
    <Badge appearance="tint" color={COLOURS[state]} className={styles.badge}>
      {DELIVERY_STATE_LABELS[state]}
    </Badge>
  );
}

/** How often delivery was tried, the last result, and the time of the next try. */
export function DeliveryOutcome({ delivery }: { delivery: WebhookDelivery }) {
  const { attempts, lastStatus, lastProblem, nextTryAt } = delivery;
  if (attempts === 0) return <>{t('not yet')}</>;
  const problem = lastProblem && outcomeText(lastStatus, lastProblem);
  return <Tries attempts={attempts} problem={problem} nextTryAt={nextTryAt} />;
}

interface DeliveryActionsProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  onReplay: (from: WebhookDelivery) => void;
}

/** Buttons to try an undelivered message again, and to send everything again from this message on. */
export function DeliveryActions({ webhook, delivery, onReplay }: DeliveryActionsProps) {
  const styles = useStyles();
  const [retry] = webhooksApi.useRetryDeliveryMutation();
  const { id, number, state, attempts } = delivery;
  return (
    <span className={styles.actions}>
      {state !== 'DELIVERED' && attempts > 0 && (
        <AgainButton
          label={t('Try again')}
          name={t('Retry {number} now', { number })}
          done={t('It is tried again now.')}
          again={() => retry({ id: webhook.id, deliveryId: id }).unwrap()}
        />
      )}
      <Button
        size="small"
        appearance="subtle"
        aria-label={t('Send again from {number} onwards', { number })}
        onClick={() => onReplay(delivery)}
      >
        {t('Send again from here')}
      </Button>
    </span>
  );
}
