import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { SENDING_PROBLEM_LABELS, type SendingRule, t } from '@contracts';
import { Card } from '../../shared/display/card';
import { TestConnection } from '../../shared/outgoing/test-connection';
import { Loaded } from '../../shared/page/loaded';
import { exportsApi } from './exports-api';
import { SecretDialog } from './secret-dialog';
import { TargetDialog } from './target-dialog';
import { TargetFacts } from './target-facts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const POLL_MS = 5_000;

/** The target to which the package of each article is sent when the article is accepted. */
export function TargetCard() {
  const query = exportsApi.usePackageSendingQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Card title={t('When an article is accepted')}>
      <Loaded query={query}>{(rule) => <Target rule={rule} />}</Loaded>
    </Card>
  );
}

function Target({ rule }: { rule: SendingRule }) {
  const styles = useStyles();
  const [editing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <TargetFacts rule={rule} />
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => setEditing(true)}>
          {rule.target === 'off' ? t('Set up') : t('Change')}
        </Button>
        {rule.target !== 'off' && <TestTarget key={`${rule.target} ${rule.address} ${rule.keyId}`} />}
      </div>
      {editing && (
        <TargetDialog
          rule={rule}
          onClose={(made) => {
            setEditing(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

/** Tests the saved target without sending a package. */
function TestTarget() {
  const [test] = exportsApi.useTestPackageSendingMutation();
  return <TestConnection test={() => test().unwrap()} labels={SENDING_PROBLEM_LABELS} />;
}
