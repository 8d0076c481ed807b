import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { t, type User } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import type { Form } from '../../../shared/forms/use-form';
import { PasswordStrength } from '../password/password-strength';
import { SendAgain } from '../send-again';
import { LanguageField } from './language-field';
import { needsCurrentPassword, type ProfileValues, UNCHANGED_PASSWORD } from './profile-values';

interface ProfileAccountFieldsProps {
  form: Form<ProfileValues>;
  user: User;
}

/** The dots in the password fields mean 'unchanged'. */
export function ProfileAccountFields({ form, user }: ProfileAccountFieldsProps) {
  const { password, email, firstName, lastName } = form.values;
  const address = { type: 'email', autoComplete: 'email', required: true } as const;
  const secret = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <Card title={t('Account')}>
      <PendingAddress user={user} />
      <LanguageField form={form} />
      <FieldRow>
        <TextField form={form} name="email" label={t('Email')} {...address} />
        <TextField form={form} name="emailRepeat" label={t('Repeat email')} {...address} />
      </FieldRow>
      <FieldRow>
        <TextField
          form={form}
          name="password"
          label={t('Password')}
          help={t('Leave unchanged to keep the current password.')}
          {...secret}
        />
        <TextField form={form} name="passwordRepeat" label={t('Repeat password')} {...secret} />
      </FieldRow>
      {password !== UNCHANGED_PASSWORD && (
        <PasswordStrength password={password} holder={{ email, firstName, lastName }} />
      )}
      {needsCurrentPassword(form.values, user) && (
        <TextField
          form={form}
          name="currentPassword"
          label={t('Current password')}
          help={t('Required to change your email or password.')}
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
        {t('Your address changes to {email} when you open the link that we sent there.', { email: user.pendingEmail })}{' '}
        <SendAgain />
      </MessageBarBody>
    </MessageBar>
  );
}
