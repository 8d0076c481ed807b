import { Button, Text } from '@fluentui/react-components';
import { Navigate, useNavigate } from 'react-router-dom';
import { MESSAGES, type RegisterRequest, t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { type FormFields, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { Page } from '../../../shared/page/page';
import { copiesOfTab } from '../../../shared/saving/draft-copy';
import { useCopy } from '../../../shared/saving/use-copy';
import { useRestored } from '../../../shared/saving/use-restored';
import { type StoredForm, useStoreChanges, withFound } from '../../../shared/saving/use-stored';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { ConsentCard } from '../consent/consent-card';
import { consentProblems, type ConsentValues, NO_CONSENT } from '../consent/consent-values';
import { useRegisterMutation } from '../identity-api';
import { PasswordStrength } from '../password/password-strength';
import { AddressFields, ContactFields, NameFields } from '../person-fieldsets';
import { NO_PERSON, type PersonValues, spokenChoice, toPersonFields, validatePerson } from '../person-values';
import { ProviderButtons } from '../providers/provider-buttons';

type Values = PersonValues & ConsentValues;

const NOTHING: Values = { ...NO_PERSON, ...NO_CONSENT };
const SECRET_FIELDS: StoredForm<Values>['secret'] = ['password', 'passwordRepeat', 'privacyVersion'];

function requestOf(values: Values): RegisterRequest {
  const { email, emailRepeat, password, passwordRepeat, privacyVersion } = values;
  const addresses = { email: email.trim(), emailRepeat: emailRepeat.trim() };
  return {
    ...{ ...toPersonFields(values), ...spokenChoice(), ...addresses, password, passwordRepeat },
    ...(privacyVersion === null ? {} : { privacyVersion }),
  };
}

/** The form with text typed in this tab earlier. */
function useRegistrationForm() {
  const navigate = useNavigate();
  const notify = useNotify();
  const [register, { isSuccess }] = useRegisterMutation();
  const copy = useCopy<Partial<Values>>('registration', undefined, copiesOfTab);
  const form = useForm<Values>({
    initial: withFound(NOTHING, copy),
    validate: (values) => ({ ...validatePerson(values), ...consentProblems(values) }),
    submit: async (values) => {
      const email = values.email.trim();
      await register(requestOf(values)).unwrap();
      copy.end();
      notify.success(MESSAGES.registered);
      notify.info(t('Sign in, and open the link that we sent to {email} to confirm your address.', { email }));
      await navigate('/', { state: { email } });
    },
  });
  useStoreChanges({ copy, defaultValues: NOTHING, secret: SECRET_FIELDS }, form);
  const notice = useRestored(copy, () => form.reset(NOTHING));
  return { form, notice, unsaved: form.dirty && !form.submitting && !isSuccess };
}

/** Creates an account in the group author (spec part 1, section 2). */
export function RegistrationPage() {
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSession) !== null;
  const { form, notice, unsaved } = useRegistrationForm();
  if (signedIn) return <Navigate to="/" replace />;
  return (
    <Page title={t('Registration')} width="reading">
      <WithoutPassword />
      {notice}
      <LeaveGuard when={unsaved} />
      <Form form={form} label={t('Registration')}>
        <AccountFields form={form} />
        <NameFields form={form} />
        <ContactFields form={form} />
        <ConsentCard form={form} />
        <FormActions>
          <Button onClick={() => void navigate('/')}>{t('Cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Register')}
          </Button>
        </FormActions>
      </Form>
    </Page>
  );
}

/** If a provider is switched on, people can register with it. */
function WithoutPassword() {
  const { signInProviders } = usePublicSettings();
  if (signInProviders.length === 0) return null;
  return (
    <Card title={t('Without a new password')}>
      <Text>{t('Sign in with an account that you already have elsewhere. We then ask only for what is missing.')}</Text>
      <ProviderButtons returnTo="/" />
    </Card>
  );
}

function AccountFields({ form }: { form: FormFields<PersonValues> }) {
  const { password, email, firstName, lastName } = form.values;
  return (
    <Card title={t('Account')}>
      <AddressFields form={form} />
      <FieldRow>
        <TextField
          form={form}
          name="password"
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          help={t(
            'At least 12 characters. Four words that do not belong together are easy to remember and hard to guess.',
          )}
          required
        />
        <TextField
          form={form}
          name="passwordRepeat"
          label={t('Repeat password')}
          type="password"
          autoComplete="new-password"
          required
        />
      </FieldRow>
      <PasswordStrength password={password} holder={{ email, firstName, lastName }} />
    </Card>
  );
}
