import { Button, Text } from '@fluentui/react-components';
import { Navigate, useNavigate } from 'react-router-dom';
import { MESSAGES } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { Page } from '../../../shared/page/page';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { useRegisterMutation } from '../identity-api';
import { PasswordStrength } from '../password/password-strength';
import { ContactFields, NameFields } from '../person-fieldsets';
import { NO_PERSON, type PersonValues, toPersonFields, validatePerson } from '../person-values';
import { ProviderButtons } from '../providers/provider-buttons';

/** Creates an account in the group author (spec part 1, section 2). */
export function RegistrationPage() {
  const navigate = useNavigate();
  const notify = useNotify();
  const [register, { isSuccess }] = useRegisterMutation();
  const signedIn = useAppSelector(selectSession) !== null;
  const form = useForm<PersonValues>({
    initial: NO_PERSON,
    validate: validatePerson,
    submit: async (values) => {
      const { email, emailRepeat, password, passwordRepeat } = values;
      const addresses = { email: email.trim(), emailRepeat: emailRepeat.trim() };
      await register({ ...toPersonFields(values), ...addresses, password, passwordRepeat }).unwrap();
      notify.success(MESSAGES.registered);
      notify.info(`Sign in, and open the link that we sent to ${email.trim()} to confirm your address.`);
      await navigate('/', { state: { email: email.trim() } });
    },
  });
  if (signedIn) return <Navigate to="/" replace />;
  return (
    <Page title="Registration" width="reading">
      <WithoutPassword />
      <LeaveGuard when={form.dirty && !form.submitting && !isSuccess} />
      <Form form={form} label="Registration">
        <AccountFields form={form} />
        <NameFields form={form} />
        <ContactFields form={form} />
        <FormActions>
          <Button onClick={() => void navigate('/')}>Cancel</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            Register
          </Button>
        </FormActions>
      </Form>
    </Page>
  );
}

/** Where a provider is switched on, people can register by it. */
function WithoutPassword() {
  const { signInProviders } = usePublicSettings();
  if (signInProviders.length === 0) return null;
  return (
    <Card title="Without a new password">
      <Text>Sign in where you have an account already. We then ask only for what is missing.</Text>
      <ProviderButtons returnTo="/" />
    </Card>
  );
}

function AccountFields({ form }: { form: FormState<PersonValues> }) {
  const { password, email, firstName, lastName } = form.values;
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
          type="password"
          autoComplete="new-password"
          help="At least 12 characters. Four words that do not belong together are easy to remember and hard to guess."
          required
        />
        <TextField
          form={form}
          name="passwordRepeat"
          label="Repeat password"
          type="password"
          autoComplete="new-password"
          required
        />
      </FieldRow>
      <PasswordStrength password={password} holder={{ email, firstName, lastName }} />
    </Card>
  );
}
