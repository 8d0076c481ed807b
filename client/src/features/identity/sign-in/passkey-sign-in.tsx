import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { FormActions } from '../../../shared/forms/form-actions';
import { knowsPasskeys, requestPasskey } from '../../../shared/session/passkeys';
import { signedIn } from '../../../shared/session/session-slice';
import { useAppDispatch } from '../../../shared/state/hooks';
import { signInFactorsApi } from '../factors/sign-in-factors-api';

/** Signs in with a passkey alone. Renders nothing in browsers without passkeys. */
export function PasskeySignIn() {
  const dispatch = useAppDispatch();
  const [ask] = signInFactorsApi.useAskPasskeyMutation();
  const [signIn] = signInFactorsApi.useSignInByPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!knowsPasskeys()) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const passkey = await requestPasskey(await ask({}).unwrap());
      dispatch(signedIn(await signIn({ passkey }).unwrap()));
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      <FormActions>
        <Button disabledFocusable={busy} onClick={() => void press()}>
          {t('Sign in with a passkey')}
        </Button>
      </FormActions>
    </>
  );
}
