import type { User } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import type { Form } from '../../../shared/forms/use-form';
import { needsCurrentPassword, type ProfileValues } from './profile-values';

interface ProfileAccountFieldsProps {
  form: Form<ProfileValues>;
  user: User;
}

/** The dots in the password fields mean 'unchanged'. */
export function ProfileAccountFields({ form, user }: ProfileAccountFieldsProps) {
  const secret = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <Card title="Account">
      <FieldRow>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        <TextField form={form} name="emailRepeat" label="Repeat email" type="email" autoComplete="email" required />
      </FieldRow>
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
      {needsCurrentPassword(form.values, user) && (
        <TextField
          form={form}
          name="currentPassword"
          label="Current password"
          help="Required to change your email or password."
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </Card>
  );
}
