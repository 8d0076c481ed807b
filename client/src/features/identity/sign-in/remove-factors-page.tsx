import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { enteredPasswordProblem } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { Page } from '../../../shared/page/page';
import { signInFactorsApi } from '../factors/sign-in-factors-api';

/** The page of the link that the office sends to a person who lost the second factor. It needs the password too. */
export function RemoveFactorsPage() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const [isDone, setDone] = useState(false);
  return (
    <Page title="Remove second factors" width="reading">
      {key === '' && <Text>This link is incomplete. Please open it from the mail again.</Text>}
      {isDone && (
        <Text role="status">
          Your account has no second factor any more, and all its sessions have ended. <Link to="/">Sign in</Link> with
          your password, and add a new one on your profile.
        </Text>
      )}
      {key !== '' && !isDone && <Remove keyOfLink={key} onDone={() => setDone(true)} />}
    </Page>
  );
}

function Remove({ keyOfLink, onDone }: { keyOfLink: string; onDone: () => void }) {
  const [remove] = signInFactorsApi.useRemoveFactorsMutation();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: enteredPasswordProblem(password) }),
    submit: async ({ password }) => {
      await remove({ key: keyOfLink, password }).unwrap();
      onDone();
    },
  });
  return (
    <Card>
      <Text>
        Enter your password to remove all authenticator apps, passkeys and recovery codes of your account. You can then
        sign in with your password and add new ones.
      </Text>
      <Form form={form} label="Remove second factors">
        <TextField
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <FormActions>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            Remove second factors
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
