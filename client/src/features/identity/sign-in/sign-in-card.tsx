import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emailProblem, enteredPasswordProblem, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { signInAnswered } from '../../../shared/session/session-slice';
import { useAppDispatch } from '../../../shared/state/hooks';
import { useAuthenticateMutation } from '../identity-api';
import { ProviderButtons } from '../providers/provider-buttons';
import { PasskeySignIn } from './passkey-sign-in';

// Dialogs are not needed for signing in, so they are a separate chunk.
const loadForgot = () => import('./forgot-password-dialog');
const ForgotPasswordDialog = lazy(() => loadForgot().then((module) => ({ default: module.ForgotPasswordDialog })));

interface Credentials {
  email: string;
  password: string;
}

const validate = ({ email, password }: Credentials): Errors<Credentials> => ({
  email: emailProblem(email),
  password: enteredPasswordProblem(password),
});

/** The state of the sign-in form. */
export function useSignInForm(): FormState<Credentials> {
  const dispatch = useAppDispatch();
  const [authenticate] = useAuthenticateMutation();
  // A person who has just registered does not need to type the address again.
  const state = useLocation().state as { email?: string } | null;
  return useForm<Credentials>({
    initial: { email: state?.email ?? '', password: '' },
    validate,
    submit: async ({ email, password }) => {
      dispatch(signInAnswered(await authenticate({ email: email.trim(), password }).unwrap()));
    },
  });
}

interface SignInCardProps {
  form?: FormState<Credentials>;
  /** True to leave out registration and other ways to sign in. */
  onlyPassword?: boolean;
}

/** Email and password, and other ways to sign in. Used on the sign-in page, and on pages of links that need a signed-in person. */
export function SignInCard({ form, onlyPassword = false }: SignInCardProps) {
  const ownForm = useSignInForm();
  const shown = form ?? ownForm;
  const [forgot, setForgot] = useState(false);
  return (
    <>
      <Card>
        <SignInForm form={shown} onForgot={() => setForgot(true)} onlyPassword={onlyPassword} />
        {!onlyPassword && <PasskeySignIn />}
        {!onlyPassword && <ProviderButtons divided />}
      </Card>
      {forgot && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog email={shown.values.email} onClose={() => setForgot(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SignInFormProps {
  form: FormState<Credentials>;
  onForgot: () => void;
  onlyPassword: boolean;
}

function SignInForm({ form, onForgot, onlyPassword }: SignInFormProps) {
  const navigate = useNavigate();
  return (
    <Form form={form} label={t('Sign in')}>
      <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="username" required />
      <TextField
        form={form}
        name="password"
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <FormActions>
        {!onlyPassword && <Button onClick={() => void navigate('/registration')}>{t('Registration')}</Button>}
        <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
          {t('Login')}
        </Button>
      </FormActions>
      <FormActions>
        <Button appearance="subtle" onClick={onForgot} onMouseEnter={() => void loadForgot()}>
          {t('Forgot password')}
        </Button>
      </FormActions>
    </Form>
  );
}
