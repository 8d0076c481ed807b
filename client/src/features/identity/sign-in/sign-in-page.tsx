import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emailProblem, passwordProblem } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { Page } from '../../../shared/page/page';
import { signedIn } from '../../../shared/session/session-slice';
import { useAppDispatch } from '../../../shared/state/hooks';
import { useAuthenticateMutation } from '../identity-api';
import { DemoHelp } from './demo-help';

// Dialogs are not needed for signing in, so they are a separate chunk.
const loadForgot = () => import('./forgot-password-dialog');
const ForgotPasswordDialog = lazy(() => loadForgot().then((module) => ({ default: module.ForgotPasswordDialog })));

interface Credentials {
  email: string;
  password: string;
}

const useStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '440px',
    marginInline: 'auto',
  },
});

const validate = ({ email, password }: Credentials): Errors<Credentials> => ({
  email: emailProblem(email),
  password: passwordProblem(password),
});

/** Shown at every address while signed out (spec part 1, section 2). */
export function SignInPage() {
  const styles = useStyles();
  const dispatch = useAppDispatch();
  const [authenticate] = useAuthenticateMutation();
  const [forgot, setForgot] = useState(false);
  const form = useForm<Credentials>({
    initial: { email: '', password: '' },
    validate,
    submit: async ({ email, password }) => {
      dispatch(signedIn(await authenticate({ email: email.trim(), password }).unwrap()));
    },
  });
  return (
    <div className={styles.column}>
      <Page title="Sign in">
        <Card>
          <SignInForm form={form} onForgot={() => setForgot(true)} />
        </Card>
        <DemoHelp onChoose={(email, password) => form.reset({ email, password })} />
      </Page>
      {forgot && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog email={form.values.email} onClose={() => setForgot(false)} />
        </Suspense>
      )}
    </div>
  );
}

function SignInForm({ form, onForgot }: { form: FormState<Credentials>; onForgot: () => void }) {
  const navigate = useNavigate();
  return (
    <Form form={form} label="Sign in">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" required />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <FormActions>
        <Button onClick={() => void navigate('/registration')}>Registration</Button>
        <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
          Login
        </Button>
      </FormActions>
      <FormActions>
        <Button appearance="subtle" onClick={onForgot} onMouseEnter={() => void loadForgot()}>
          Forgot password
        </Button>
      </FormActions>
    </Form>
  );
}
