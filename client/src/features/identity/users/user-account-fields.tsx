import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { fullName, t, type User } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import type { Form } from '../../../shared/forms/use-form';
import { useNotify, useUser } from '../../../shared/state/hooks';
import { GroupSelect } from './group-select';
import { groupChoices, groupLabel } from './user-rules';
import type { UserValues } from './user-values';
import { usersApi } from './users-api';

const useStyles = makeStyles({
  account: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
});

interface Props {
  form: Form<UserValues>;
  /** Null for a new user. */
  user: User | null;
}

/** No one sets another person's password or address. The person gets a link and decides (lifecycle, section 1). */
export function UserAccountFields({ form, user }: Props) {
  return (
    <Card title={t('Account')}>
      {user ? <KnownAccount user={user} /> : <NewAddress form={form} />}
      <GroupField form={form} user={user} />
    </Card>
  );
}

function NewAddress({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <FieldRow>
        <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="off" required />
        <TextField form={form} name="emailRepeat" label={t('Repeat email')} type="email" autoComplete="off" required />
      </FieldRow>
      <Text>{t('A link to set a password is mailed to this address.')}</Text>
    </>
  );
}

function KnownAccount({ user }: { user: User }) {
  const styles = useStyles();
  const notify = useNotify();
  const [send, { isLoading }] = usersApi.useSendPasswordLinkMutation();
  const press = async (): Promise<void> => {
    const answer = await send(user.id);
    if (!('error' in answer)) notify.success(t('A link is on its way to {email}.', { email: user.email }));
  };
  return (
    <div className={styles.account}>
      <Text>{t('Email: {email}', { email: user.email })}</Text>
      {user.unproven && (
        <Text>{t('This address is not confirmed yet. Until then the person can write drafts only.')}</Text>
      )}
      <Text>{t('Only the person can change the address and the password, on their profile.')}</Text>
      <Button disabledFocusable={isLoading} onClick={() => void press()}>
        {t('Send a link for a new password')}
      </Button>
      {!user.unproven && <LostFactor user={user} />}
    </div>
  );
}

/** For a person who lost the second factor. The link works only with the person's password. */
function LostFactor({ user }: { user: User }) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [send, { isLoading }] = usersApi.useSendFactorLinkMutation();
  const confirm = async (): Promise<void> => {
    const answer = await send(user.id);
    setAsking(false);
    if (!('error' in answer)) notify.success(t('A link is on its way to {email}.', { email: user.email }));
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Send a link to remove second factors')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('Send a link to remove second factors?')}
        text={t(
          "For a person who lost their authenticator app or passkey and has no recovery codes. Make sure that it is really {name} who asks. The link goes to {email} and works only with the person's password.",
          { name: fullName(user), email: user.email },
        )}
        confirm={t('Send the link')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Only the groups that the signed-in person may assign (lifecycle, section 1). */
function GroupField({ form, user }: Props) {
  const choices = groupChoices(useUser(), user);
  const id = form.idOf('group');
  if (choices.length === 0) return user && <Text>{t('Group: {group}', { group: groupLabel(user.group.group) })}</Text>;
  return (
    <GroupSelect
      id={id}
      choices={choices}
      value={form.values.group}
      error={form.errors.group}
      onChange={(group) => form.set('group', group)}
    />
  );
}
