import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { enteredPasswordProblem, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { Rich } from '../../../shared/language/rich';
import { Page } from '../../../shared/page/page';
import { signInFactorsApi } from '../factors/sign-in-factors-api';

/** The page of the link that the office sends to a person who lost the second factor. It requires the password too. */
export function RemoveFactorsPage() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const [isDone, setDone] = useState(false);
  return (
    <Page title={t('Remove second factors')} width="reading">
      {key === '' && <Text>{t('This link is incomplete. Please open it from the mail again.')}</Text>}
      {isDone && (
        <Text role="status">
          <Rich
            text="Your account has no second factor any more, and all its sessions have ended. <link>Sign in</link> with your password, and add a new one on your profile."
            tags={{ link: (words) => <Link to="/">{words}</Link> }}
          />
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
        {t(
          'Enter your password to remove all authenticator apps, passkeys and recovery codes of your account. You can then sign in with your password and add new ones.',
        )}
      </Text>
      <Form form={form} label={t('Remove second factors')}>
        <TextField
          form={form}
          name="password"
          label={t('Password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <FormActions>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Remove second factors')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
