import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CALL_PROBLEM_LABELS, t, type Webhook, WEBHOOK_KIND_LABELS, type WebhookProblem } from '@contracts';
import { Timestamp } from '../../../shared/display/timestamp';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The result of a call as text. */
export const outcomeText = (status: number | null, problem: WebhookProblem | null): string => {
  const words = problem === null ? t('Delivered') : CALL_PROBLEM_LABELS[problem];
  return status === null ? words : `${words} (${status})`;
};

function LastTry({ at, status, problem }: NonNullable<Webhook['lastTry']>) {
  return (
    <>
      {t('Last message:')} <Timestamp at={at} focusable /> · {outcomeText(status, problem)}
    </>
  );
}

/** Whether the webhook is on, what it reports, and how the deliveries went. */
export function WebhookFacts({ webhook: { active, kinds, counts, lastTry, replaying } }: { webhook: Webhook }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.facts}>
        <Badge appearance="tint" color={active ? 'success' : 'subtle'}>
          {active ? t('On') : t('Off')}
        </Badge>
        {active && lastTry !== null && lastTry.problem !== null && (
          <Badge appearance="tint" color="warning">
            {t('Failing')}
          </Badge>
        )}
        {replaying && <Badge appearance="tint">{t('Collecting past messages')}</Badge>}
        {counts.waiting > 0 && (
          <Badge appearance="tint" color="informative">
            {active
              ? t('{count} waiting', { count: counts.waiting })
              : t('{count} kept for 30 days while it is off', { count: counts.waiting })}
          </Badge>
        )}
        {counts.dead > 0 && (
          <Badge appearance="tint" color="danger">
            {t('{count} given up', { count: counts.dead })}
          </Badge>
        )}
      </div>
      <Text size={200}>{kinds.map((kind) => WEBHOOK_KIND_LABELS[kind]).join(', ')}</Text>
      <Text size={200} className={styles.quiet}>
        {lastTry ? <LastTry {...lastTry} /> : t('Nothing has been sent yet.')}
      </Text>
    </>
  );
}
