import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { SIMILARITY_PROBLEM_LABELS, type SimilaritySettings, t } from '@contracts';
import { Card } from '../../shared/display/card';
import { TestConnection } from '../../shared/outgoing/test-connection';
import { Loaded } from '../../shared/page/loaded';
import { ServiceDialog } from './service-dialog';
import { similarityApi } from './similarity-api';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  place: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const POLL_MS = 5_000;

/** The configured service, and whether manuscripts are sent to it. */
export function ServiceCard() {
  const query = similarityApi.useSimilarityServiceQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Comparison with published texts')}>
      <Loaded query={query}>{(service) => <Service service={service} />}</Loaded>
    </Card>
  );
}

function Service({ service }: { service: SimilaritySettings }) {
  const styles = useStyles();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Facts service={service} />
      <div className={styles.row}>
        <Button appearance="primary" onClick={() => setEditing(true)}>
          {service.api === '' ? t('Set up') : t('Change')}
        </Button>
        {service.active && <TestService key={service.api} />}
      </div>
      {editing && <ServiceDialog service={service} onClose={() => setEditing(false)} />}
    </>
  );
}

function Facts({ service: { active, api, automatic, isTold, waiting } }: { service: SimilaritySettings }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.row}>
        <Badge appearance="tint" color={active ? 'success' : 'subtle'}>
          {active ? t('On') : t('Off')}
        </Badge>
        {active && <Text className={styles.place}>{api}</Text>}
        {waiting > 0 && (
          <Badge appearance="tint" color="informative">
            {t('{count} waiting', { count: waiting })}
          </Badge>
        )}
      </div>
      {active && (
        <Text>
          {automatic
            ? t('Each submission and revision is sent automatically.')
            : t('A manuscript is sent only when the office sends it from its ‘Integrity’ card.')}
        </Text>
      )}
      <Text className={styles.quiet}>
        {active
          ? isTold
            ? t('The service says when a report is ready.')
            : t('The service is asked every two minutes whether a report is ready.')
          : t(
              'Nothing is sent to such a service. You need a licence, and an address and key for the Turnitin Core API, such as those of iThenticate.',
            )}
      </Text>
    </>
  );
}

/** Tests the saved settings at the service, without sending a manuscript. */
function TestService() {
  const [test] = similarityApi.useTestSimilarityMutation();
  return <TestConnection test={() => test().unwrap()} labels={SIMILARITY_PROBLEM_LABELS} />;
}
