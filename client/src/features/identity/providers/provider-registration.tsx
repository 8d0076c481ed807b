import { Button, Text } from '@fluentui/react-components';
import { type ProviderAnswer, t } from '@contracts';
import { normalEmail } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Errors, type FormFields, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { useNotify } from '../../../shared/state/hooks';
import { ConsentCard } from '../consent/consent-card';
import { consentProblems, type ConsentValues, NO_CONSENT } from '../consent/consent-values';
import { AddressFields, ContactFields, NameFields } from '../person-fieldsets';
import { NO_PERSON, type PersonValues, spokenChoice, toPersonFields, validatePerson } from '../person-values';
import { providersApi } from './providers-api';
import { pendingAnswer } from './sign-in-secret';
import { useSignInAndOpen } from './use-sign-in-and-open';

type Registering = Extract<ProviderAnswer, { outcome: 'REGISTER' }>;

type Values = PersonValues & ConsentValues;

interface ProviderRegistrationProps {
  answer: Registering;
  onBack: () => void;
}

function validate(values: Values): Errors<Values> {
  const { password: _none, passwordRepeat: _neither, ...problems } = validatePerson(values);
  return { ...problems, ...consentProblems(values) };
}

/** The registration form without a password, prefilled with the data from the provider. */
export function ProviderRegistration({ answer, onBack }: ProviderRegistrationProps) {
  const notify = useNotify();
  const enter = useSignInAndOpen();
  const [register, { isSuccess }] = providersApi.useRegisterByProviderMutation();
  const { suggestion, ticket, returnTo } = answer;
  const form = useForm<Values>({
    initial: { ...initialOf(suggestion), ...NO_CONSENT },
    validate,
    submit: async (values) => {
      const { email, emailRepeat, privacyVersion } = values;
      const agreed = privacyVersion === null ? {} : { privacyVersion };
      const addresses = { email: email.trim(), emailRepeat: emailRepeat.trim() };
      const session = await register({
        ...{ ticket, ...toPersonFields(values), ...spokenChoice(), ...addresses, ...agreed },
      }).unwrap();
      if (!isProven(suggestion, email))
        notify.info(t('Open the link that we sent to {email} to confirm your address.', { email: email.trim() }));
      pendingAnswer.drop();
      await enter(session, returnTo);
    },
  });
  return (
    <>
      <LeaveGuard when={form.dirty && !form.submitting && !isSuccess} />
      <Form form={form} label={t('Registration')}>
        <AccountAddress form={form} answer={answer} />
        <NameFields form={form} authenticatedOrcid={suggestion.orcid} />
        <ContactFields form={form} />
        <ConsentCard form={form} />
        <FormActions>
          <Button onClick={onBack}>{t('Back')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Register')}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

type Suggestion = Registering['suggestion'];

const isProven = ({ email, isEmailProven }: Suggestion, typed: string): boolean =>
  isEmailProven && normalEmail(typed) === normalEmail(email);

const initialOf = ({ firstName, lastName, email, orcid }: Suggestion): PersonValues => ({
  ...NO_PERSON,
  ...{ firstName, lastName, email, emailRepeat: email },
  orcid: orcid ?? '',
});

function AccountAddress({ form, answer }: { form: FormFields<PersonValues>; answer: Registering }) {
  const { suggestion, provider } = answer;
  return (
    <Card title={t('Account')}>
      <Text>
        {isProven(suggestion, form.values.email)
          ? t('{name} has checked this address. You sign in with {name} and need no password.', { name: provider.name })
          : t('You sign in with {name} and need no password. We send a link to this address to confirm it.', {
              name: provider.name,
            })}
      </Text>
      <AddressFields form={form} />
    </Card>
  );
}
