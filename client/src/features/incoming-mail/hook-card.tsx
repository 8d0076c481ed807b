import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type IncomingMailSettings, t } from '@contracts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { ShownOnceDialog } from '../../shared/dialogs/shown-once-dialog';
import { Card } from '../../shared/display/card';
import { CopyButton } from '../../shared/forms/copy-button';
import { Loaded } from '../../shared/page/loaded';
import { useRunAndNotify } from '../../shared/state/use-run-and-notify';
import { incomingMailApi } from './incoming-mail-api';

const useStyles = makeStyles({
  // As high as while the webhook is off, so that the cards below do not move when the card loads.
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minHeight: '96px',
    '@media (max-width: 639px)': { minHeight: '168px' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  place: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Asked = 'renew' | 'close' | null;

/** The address to which another program delivers messages. */
export function HookCard() {
  const query = incomingMailApi.useIncomingMailQuery();
  return (
    <Card title={t('Messages over HTTP')}>
      <div className={useStyles().body}>
        <Loaded query={query}>{(settings) => <Hook settings={settings} />}</Loaded>
      </div>
    </Card>
  );
}

function Hook({ settings: { hook, hookAddress } }: { settings: IncomingMailSettings }) {
  const styles = useStyles();
  const runAndNotify = useRunAndNotify();
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [change, { isLoading }] = incomingMailApi.useChangeMailHookMutation();
  const run = async (active: boolean): Promise<void> => {
    await runAndNotify(async () => setSecret((await change(active).unwrap()).secret));
    setAsked(null);
  };
  return (
    <>
      <div className={styles.row}>
        <Badge appearance="tint" color={hook ? 'success' : 'subtle'}>
          {hook ? t('On') : t('Off')}
        </Badge>
        <Text className={styles.place}>{hookAddress}</Text>
        {hook && <CopyButton text={hookAddress} />}
      </div>
      <Text className={styles.quiet}>
        {t('A mail server without a mailbox can send each message here, unchanged, with the secret in X-Mail-Secret.')}
      </Text>
      <div className={styles.row}>
        <Button disabledFocusable={isLoading} onClick={() => (hook ? setAsked('renew') : void run(true))}>
          {hook ? t('New secret') : t('Turn on')}
        </Button>
        {hook && <Button onClick={() => setAsked('close')}>{t('Turn off')}</Button>}
      </div>
      <Question asked={asked} busy={isLoading} onConfirm={run} onCancel={() => setAsked(null)} />
      {secret !== null && <Secret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

interface QuestionProps {
  asked: Asked;
  busy: boolean;
  onConfirm: (active: boolean) => Promise<void>;
  onCancel: () => void;
}

const Question = ({ asked, busy, onConfirm, onCancel }: QuestionProps) => (
  <ConfirmDialog
    open={asked !== null}
    title={asked === 'renew' ? t('Create a new secret?') : t('Stop accepting messages?')}
    text={t('The current secret stops working immediately, and messages sent with it are refused.')}
    confirm={asked === 'renew' ? t('Create a new secret') : t('Turn off')}
    destructive
    busy={busy}
    onConfirm={() => void onConfirm(asked === 'renew')}
    onCancel={onCancel}
  />
);

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnceDialog
    title={t('Save this secret')}
    text={t(
      'The mail server sends it with each message. It is shown only once: enter it there now, or keep it in a safe place.',
    )}
    secret={secret}
    onClose={onClose}
  />
);
