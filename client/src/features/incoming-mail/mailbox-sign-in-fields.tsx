import { Radio, RadioGroup } from '@fluentui/react-components';
import {
  MAILBOX_SECRETS,
  MAILBOX_SIGN_IN_LABELS,
  MAILBOX_SIGN_INS,
  type MailboxChange,
  type MailboxSecret,
  type MailboxSignIn,
  t,
} from '@contracts';
import { FormField } from '../../shared/forms/form-field';
import { TextField } from '../../shared/forms/text-field';
import type { Form } from '../../shared/forms/use-form';

export type MailboxValues = Omit<MailboxChange, 'port'> & { port: string };

interface FieldsProps {
  form: Form<MailboxValues>;
  /** Secrets that are kept if their field is left empty. */
  storedSecrets: readonly MailboxSecret[];
}

/** The account, and a password or the fields for OAuth 2.0. */
export function MailboxSignInFields({ form, storedSecrets }: FieldsProps) {
  const isToken = form.values.signIn !== 'password';
  return (
    <>
      <TextField form={form} name="account" label={t('Account')} autoComplete="off" required />
      <FormField label={t('Sign-in')} htmlFor={form.idOf('signIn')}>
        <RadioGroup
          id={form.idOf('signIn')}
          aria-label={t('Sign-in')}
          value={form.values.signIn}
          onChange={(_event, { value }) => form.set('signIn', value as MailboxSignIn)}
        >
          {MAILBOX_SIGN_INS.map((one) => (
            <Radio key={one} value={one} label={MAILBOX_SIGN_IN_LABELS[one]} />
          ))}
        </RadioGroup>
      </FormField>
      {isToken ? (
        <TokenFields form={form} storedSecrets={storedSecrets} />
      ) : (
        <SecretField form={form} storedSecrets={storedSecrets} name="password" label={t('Password of the mailbox')} />
      )}
    </>
  );
}

function TokenFields({ form, storedSecrets }: FieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="tokenUrl"
        label={t('Token address')}
        help={t(
          'Such as https://login.microsoftonline.com/…/oauth2/v2.0/token or https://oauth2.googleapis.com/token.',
        )}
        autoComplete="off"
        required
      />
      <TextField form={form} name="clientId" label={t('Client ID')} autoComplete="off" required />
      <SecretField form={form} storedSecrets={storedSecrets} name="clientSecret" label={t('Client secret')} />
      {form.values.signIn === 'refresh' && (
        <SecretField form={form} storedSecrets={storedSecrets} name="refreshToken" label={t('Refresh token')} />
      )}
      <TextField
        form={form}
        name="scope"
        label={t('Scope')}
        help={t(
          'What the token is for, such as https://outlook.office365.com/.default. Leave it empty if the service does not need one.',
        )}
        autoComplete="off"
      />
    </>
  );
}

function SecretField({ form, storedSecrets, name, label }: FieldsProps & { name: MailboxSecret; label: string }) {
  const isStored = storedSecrets.includes(name);
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      help={isStored ? t('It is stored. Leave this empty to keep it.') : t('It is stored encrypted and never shown.')}
      type="password"
      autoComplete="new-password"
      required={!isStored && MAILBOX_SECRETS[form.values.signIn].includes(name)}
    />
  );
}
