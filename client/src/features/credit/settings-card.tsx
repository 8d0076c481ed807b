import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { countryLabel, CREDIT_PROBLEM_LABELS, type CreditSettings, t } from '@contracts';
import { Card } from '../../shared/display/card';
import { CopyButton } from '../../shared/forms/copy-button';
import { TestConnection } from '../../shared/outgoing/test-connection';
import { Loaded } from '../../shared/page/loaded';
import { creditApi } from './credit-api';
import { SettingsDialog } from './settings-dialog';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  place: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const POLL_MS = 5_000;

/** The journal's registration at ORCID, and whether anything is sent there. */
export function SettingsCard() {
  const query = creditApi.useCreditQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Reviews on ORCID records')}>
      <Loaded query={query}>{(credit) => <Settings credit={credit} />}</Loaded>
    </Card>
  );
}

function Settings({ credit }: { credit: CreditSettings }) {
  const styles = useStyles();
  const [editing, setEditing] = useState(false);
  const { active, site, api, clientId, groupId } = credit;
  return (
    <>
      <Facts credit={credit} />
      <ReturnAddress address={credit.returnAddress} />
      <div className={styles.row}>
        <Button appearance="primary" onClick={() => setEditing(true)}>
          {clientId === '' ? t('Set up') : t('Change')}
        </Button>
        {active && <TestCredit key={[site, api, clientId, groupId].join(' ')} />}
      </div>
      {editing && <SettingsDialog credit={credit} onClose={() => setEditing(false)} />}
    </>
  );
}

function Facts({ credit }: { credit: CreditSettings }) {
  const styles = useStyles();
  const { active, api, groupId, organization, city, country, people, waiting } = credit;
  return (
    <>
      <div className={styles.row}>
        <Badge appearance="tint" color={active ? 'success' : 'subtle'}>
          {active ? t('On') : t('Off')}
        </Badge>
        {active && <Text weight="semibold">{groupId}</Text>}
        {waiting > 0 && (
          <Badge appearance="tint" color="informative">
            {t('{count} waiting', { count: waiting })}
          </Badge>
        )}
      </div>
      {active && <Text className={styles.place}>{[api, organization, city, countryLabel(country)].join(' · ')}</Text>}
      <Text>
        {t('{count, plural, =0 {Nobody has agreed.} one {# person has agreed.} other {# people have agreed.}}', {
          count: people,
        })}
      </Text>
      <Text className={styles.quiet}>
        {active
          ? t(
              'Reviews by people who agree are sent on the first day of a month after the decision, once reviews of at least three manuscripts can be sent together. Neither the manuscript nor the day is revealed.',
            )
          : t(
              'Nothing is sent to ORCID. The journal must be a member of ORCID, and sign-in with ORCID must be switched on.',
            )}
      </Text>
    </>
  );
}

function ReturnAddress({ address }: { address: string }) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Text className={styles.place}>{t('Redirect URI to register at ORCID: {address}', { address })}</Text>
      <CopyButton text={address} />
    </div>
  );
}

/** Tests the saved settings at ORCID, without adding an entry. */
function TestCredit() {
  const [test] = creditApi.useTestCreditMutation();
  return <TestConnection test={() => test().unwrap()} labels={CREDIT_PROBLEM_LABELS} />;
}
