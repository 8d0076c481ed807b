import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { fullName, type User } from '@contracts';
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

/** Nobody sets another person's password or address: the person gets a link and decides (lifecycle, section 1). */
export function UserAccountFields({ form, user }: Props) {
  return (
    <Card title="Account">
      {user ? <KnownAccount user={user} /> : <NewAddress form={form} />}
      <GroupField form={form} user={user} />
    </Card>
  );
}

function NewAddress({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <FieldRow>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="off" required />
        <TextField form={form} name="emailRepeat" label="Repeat email" type="email" autoComplete="off" required />
      </FieldRow>
      <Text>A link to set a password is mailed to this address.</Text>
    </>
  );
}

function KnownAccount({ user }: { user: User }) {
  const styles = useStyles();
  const notify = useNotify();
  const [send, { isLoading }] = usersApi.useSendPasswordLinkMutation();
  const press = async (): Promise<void> => {
    const answer = await send(user.id);
    if (!('error' in answer)) notify.success(`A link is on its way to ${user.email}.`);
  };
  return (
    <div className={styles.account}>
      <Text>Email: {user.email}</Text>
      {user.unproven && <Text>This address is not confirmed yet. Until then the person can write drafts only.</Text>}
      <Text>Only the person can change the address and the password, on their profile.</Text>
      <Button disabledFocusable={isLoading} onClick={() => void press()}>
        Send a link for a new password
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
    if (!('error' in answer)) notify.success(`A link is on its way to ${user.email}.`);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Send a link to remove second factors</Button>
      <ConfirmDialog
        open={asking}
        title="Send a link to remove second factors?"
        text={`For a person who lost their authenticator app or passkey and has no recovery codes. Make sure that it is really ${fullName(user)} who asks. The link goes to ${user.email} and works only with the person's password.`}
        confirm="Send the link"
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
  if (choices.length === 0) return user && <Text>Group: {groupLabel(user.group.group)}</Text>;
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
