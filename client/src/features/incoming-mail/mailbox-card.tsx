import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type IncomingMailSettings, MAILBOX_AFTER_LABELS, MAILBOX_PROBLEM_LABELS, t } from '@contracts';
import { Card } from '../../shared/display/card';
import { TestConnection } from '../../shared/outgoing/test-connection';
import { Loaded } from '../../shared/page/loaded';
import { useRunAndNotify } from '../../shared/state/use-run-and-notify';
import { incomingMailApi } from './incoming-mail-api';
import { MailboxDialog } from './mailbox-dialog';

const useStyles = makeStyles({
  // As high as while the mailbox is off, so that the cards below do not move when the card loads.
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minHeight: '96px',
    '@media (max-width: 639px)': { minHeight: '136px' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  place: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The mailbox that is read. */
export function MailboxCard() {
  const query = incomingMailApi.useIncomingMailQuery();
  return (
    <Card title={t('Mailbox')}>
      <div className={useStyles().body}>
        <Loaded query={query}>{(settings) => <Mailbox settings={settings} />}</Loaded>
      </div>
    </Card>
  );
}

function Mailbox({ settings }: { settings: IncomingMailSettings }) {
  const styles = useStyles();
  const [editing, setEditing] = useState(false);
  const { active, host, port, account, folder, after } = settings;
  return (
    <>
      <div className={styles.row}>
        <Badge appearance="tint" color={active ? 'success' : 'subtle'}>
          {active ? t('On') : t('Off')}
        </Badge>
        <Text weight="semibold" className={styles.place}>
          {host === '' ? t('No mailbox') : `${account} · ${host}:${port} · ${folder}`}
        </Text>
      </div>
      <Text className={styles.quiet}>
        {active
          ? t('It is read every five minutes. Bounces and automatic answers: {after}. Answers of people stay unread.', {
              after: MAILBOX_AFTER_LABELS[after],
            })
          : t('Nothing is read. Bounces and replies stay in the mailbox to which people reply.')}
      </Text>
      <div className={styles.row}>
        <Button appearance="primary" onClick={() => setEditing(true)}>
          {host === '' ? t('Set up') : t('Change')}
        </Button>
        {active && <ReadButtons />}
        {host !== '' && <TestMailbox key={`${host} ${port} ${account} ${folder}`} />}
      </div>
      {editing && <MailboxDialog settings={settings} onClose={() => setEditing(false)} />}
    </>
  );
}

function ReadButtons() {
  const runAndNotify = useRunAndNotify();
  const [read, { isLoading }] = incomingMailApi.useReadMailboxMutation();
  const start = (again: boolean): Promise<void> =>
    runAndNotify(() => read(again).unwrap(), t('The mailbox is read now. What it finds is below.'));
  return (
    <>
      <Button disabledFocusable={isLoading} onClick={() => void start(false)}>
        {t('Read it now')}
      </Button>
      <Button disabledFocusable={isLoading} onClick={() => void start(true)}>
        {t('Read the last 30 days again')}
      </Button>
    </>
  );
}

/** Signs in to the mailbox as a test, and reads nothing. */
function TestMailbox() {
  const [test] = incomingMailApi.useTestMailboxMutation();
  return <TestConnection test={() => test().unwrap()} labels={MAILBOX_PROBLEM_LABELS} />;
}
