import { Button, Text } from '@fluentui/react-components';
import type { ProviderAnswer } from '@contracts';
import { normalEmail } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { useNotify } from '../../../shared/state/hooks';
import { ContactFields, NameFields } from '../person-fieldsets';
import { NO_PERSON, type PersonValues, toPersonFields, validatePerson } from '../person-values';
import { openAnswer } from './kept-secret';
import { providersApi } from './providers-api';
import { useEnter } from './use-enter';

type Registering = Extract<ProviderAnswer, { outcome: 'REGISTER' }>;

interface ProviderRegistrationProps {
  answer: Registering;
  onBack: () => void;
}

function validate(values: PersonValues): Errors<PersonValues> {
  const { password: _none, passwordRepeat: _neither, ...problems } = validatePerson(values);
  return problems;
}

/** The registration form without a password, filled in with what the provider told. */
export function ProviderRegistration({ answer, onBack }: ProviderRegistrationProps) {
  const notify = useNotify();
  const enter = useEnter();
  const [register, { isSuccess }] = providersApi.useRegisterByProviderMutation();
  const { suggestion, ticket, returnTo } = answer;
  const form = useForm<PersonValues>({
    initial: initialOf(suggestion),
    validate,
    submit: async (values) => {
      const { email, emailRepeat } = values;
      const addresses = { email: email.trim(), emailRepeat: emailRepeat.trim() };
      const session = await register({ ticket, ...toPersonFields(values), ...addresses }).unwrap();
      if (!isProven(suggestion, email))
        notify.info(`Open the link that we sent to ${email.trim()} to confirm your address.`);
      openAnswer.drop();
      await enter(session, returnTo);
    },
  });
  return (
    <>
      <LeaveGuard when={form.dirty && !form.submitting && !isSuccess} />
      <Form form={form} label="Registration">
        <AddressFields form={form} answer={answer} />
        <NameFields form={form} authenticatedOrcid={suggestion.orcid} />
        <ContactFields form={form} />
        <FormActions>
          <Button onClick={onBack}>Back</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            Register
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

function AddressFields({ form, answer }: { form: FormState<PersonValues>; answer: Registering }) {
  const { suggestion, provider } = answer;
  return (
    <Card title="Account">
      <Text>
        {isProven(suggestion, form.values.email)
          ? `${provider.name} has checked this address. You sign in with ${provider.name} and need no password.`
          : `You sign in with ${provider.name} and need no password. We send a link to this address to confirm it.`}
      </Text>
      <FieldRow>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        <TextField form={form} name="emailRepeat" label="Repeat email" type="email" autoComplete="email" required />
      </FieldRow>
    </Card>
  );
}
