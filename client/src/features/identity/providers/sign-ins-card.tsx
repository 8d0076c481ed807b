import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type LinkedProvider, type OfferedProvider, type OwnSignIns, t, type User } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { OrcidIcon } from '../../../shared/orcid/orcid-icon';
import { OrcidId } from '../../../shared/orcid/orcid-id';
import { Loaded } from '../../../shared/page/loaded';
import { useNotify } from '../../../shared/state/hooks';
import { useResetPasswordMutation } from '../identity-api';
import { providersApi } from './providers-api';
import { useProviderStart } from './use-provider-start';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
});

/** The ways to sign in other than the password (lifecycle, section 5 (6)). Renders nothing if no provider is switched on or linked. */
export function SignInsCard({ user }: { user: User }) {
  const { signInProviders } = usePublicSettings();
  const query = providersApi.useOwnSignInsQuery();
  if (signInProviders.length === 0 && !query.data?.linked.length && query.data?.hasPassword !== false) return null;
  return (
    <Card title={t('Sign-in methods')}>
      <Loaded query={query}>
        {(ownSignIns) => <SignInMethods ownSignIns={ownSignIns} user={user} offered={signInProviders} />}
      </Loaded>
    </Card>
  );
}

function SignInMethods({
  ownSignIns,
  user,
  offered,
}: {
  ownSignIns: OwnSignIns;
  user: User;
  offered: readonly OfferedProvider[];
}) {
  const styles = useStyles();
  const open = offered.filter(({ id }) => !ownSignIns.linked.some((linked) => linked.id === id));
  return (
    <ul className={styles.list}>
      <li className={styles.row}>
        <Text>{ownSignIns.hasPassword ? t('Your email and password') : t('You have no password.')}</Text>
        {!ownSignIns.hasPassword && <PasswordLink email={user.email} />}
      </li>
      {ownSignIns.linked.map((linked) => (
        <li key={linked.id} className={styles.row}>
          <Linked linked={linked} />
          <UnlinkButton linked={linked} />
        </li>
      ))}
      {open.map((provider) => (
        <li key={provider.id} className={styles.row}>
          <Text>{t('{name} is not linked.', { name: provider.name })}</Text>
          <LinkButton provider={provider} />
        </li>
      ))}
    </ul>
  );
}

function Linked({ linked: { id, name, label, isOffered } }: { linked: LinkedProvider }) {
  return (
    <Text>
      {name}: {id === 'orcid' ? <OrcidId orcid={label} authenticated={label} /> : label}
      {!isOffered && ` ${t('(switched off at the moment)')}`}
    </Text>
  );
}

function LinkButton({ provider: { id, name } }: { provider: OfferedProvider }) {
  const { start, isStarting } = useProviderStart('link');
  return (
    <Button
      size="small"
      icon={id === 'orcid' ? <OrcidIcon /> : undefined}
      disabledFocusable={isStarting}
      onClick={() => void start(id, '/profile')}
    >
      {id === 'orcid' ? t('Connect your ORCID iD') : t('Link {name}', { name })}
    </Button>
  );
}

function UnlinkButton({ linked: { id, name } }: { linked: LinkedProvider }) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [unlink, { isLoading }] = providersApi.useUnlinkSignInMutation();
  const confirm = async (): Promise<void> => {
    const answer = await unlink(id);
    setAsking(false);
    if (!('error' in answer)) notify.success(t('You can no longer sign in with {name}.', { name }));
  };
  return (
    <>
      <Button size="small" aria-label={t('Unlink {name}', { name })} onClick={() => setAsking(true)}>
        {t('Unlink')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Unlink {name}?', { name })}
        text={t(
          'You will no longer be able to sign in with {name}.{id, select, orcid { Your ORCID iD stays authenticated.} other {}}',
          { name, id },
        )}
        confirm={t('Unlink {name}', { name })}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Sends the link for the first password of an account that was registered by a provider. */
function PasswordLink({ email }: { email: string }) {
  const notify = useNotify();
  const [send, { isLoading, isSuccess }] = useResetPasswordMutation();
  const press = async (): Promise<void> => {
    const answer = await send({ email });
    if (!('error' in answer)) notify.success(t('A link to set a password is on its way to {email}.', { email }));
  };
  return (
    <Button size="small" disabledFocusable={isLoading || isSuccess} onClick={() => void press()}>
      {t('Mail me a link to set one')}
    </Button>
  );
}
