import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { User } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import type { Form } from '../../../shared/forms/use-form';
import { PasswordStrength } from '../password/password-strength';
import { SendAgain } from '../send-again';
import { needsCurrentPassword, type ProfileValues, UNCHANGED } from './profile-values';

interface ProfileAccountFieldsProps {
  form: Form<ProfileValues>;
  user: User;
}

/** The dots in the password fields mean 'unchanged'. */
export function ProfileAccountFields({ form, user }: ProfileAccountFieldsProps) {
  const { password, email, firstName, lastName } = form.values;
  const secret = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <Card title="Account">
      <PendingAddress user={user} />
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
      {password !== UNCHANGED && <PasswordStrength password={password} holder={{ email, firstName, lastName }} />}
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

/** A new address takes effect when its link is opened (lifecycle, section 5 (2)). */
function PendingAddress({ user }: { user: User }) {
  if (!user.pendingEmail) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        Your address changes to {user.pendingEmail} when you open the link that we sent there. <SendAgain />
      </MessageBarBody>
    </MessageBar>
  );
}
