import { Text } from '@fluentui/react-components';
import type { User } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import type { Form } from '../../../shared/forms/use-form';
import { useUser } from '../../../shared/state/hooks';
import { GroupSelect } from './group-select';
import { groupChoices, groupLabel } from './user-rules';
import type { UserValues } from './user-values';

interface Props {
  form: Form<UserValues>;
  /** Null for a new user. */
  user: User | null;
}

/** Dots in the password fields mean 'unchanged'. A new user has no password fields and gets a link by mail. */
export function UserAccountFields({ form, user }: Props) {
  const secret = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <Card title="Account">
      <FieldRow>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="off" required />
        <TextField form={form} name="emailRepeat" label="Repeat email" type="email" autoComplete="off" required />
      </FieldRow>
      {user ? (
        <FieldRow>
          <TextField
            form={form}
            name="password"
            label="Password"
            help="Leave unchanged to keep the current password."
            {...secret}
          />
          <TextField form={form} name="passwordRepeat" label="Repeat password" {...secret} />
        </FieldRow>
      ) : (
        <Text>A link to set a password is mailed to this address.</Text>
      )}
      <GroupField form={form} user={user} />
    </Card>
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
