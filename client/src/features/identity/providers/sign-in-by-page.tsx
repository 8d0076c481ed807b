import { Button, Spinner, Text } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type ProviderAnswer, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { Page } from '../../../shared/page/page';
import { selectUser } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { LinkByPassword } from './link-by-password';
import { ProviderButtons } from './provider-buttons';
import { ProviderRegistration } from './provider-registration';
import { providersApi } from './providers-api';
import { pendingAnswer, signInSecret } from './sign-in-secret';
import { useSignInAndOpen } from './use-sign-in-and-open';

const ELSEWHERE = t(
  'This sign-in was started in another browser or tab, or was finished already. Please start again here.',
);

/** The result of the provider's answer so far. */
type Progress = { answer: ProviderAnswer | null; problem: string | null };

/** The page to which ORCID or another provider sends a person back (ADR 42). */
export function SignInByPage() {
  const { provider = '' } = useParams();
  const { answer, problem } = useFinish(provider);
  const [registers, setRegisters] = useState(false);
  const name = usePublicSettings().signInProviders.find(({ id }) => id === provider)?.name ?? t('the provider');
  const isOpen = answer?.outcome === 'REGISTER' || answer?.outcome === 'PASSWORD';
  return (
    <Page title={registers && isOpen ? t('Registration') : t('Sign in with {name}', { name })} width="reading">
      {problem !== null && <Problem text={problem} />}
      {problem === null && !isOpen && <Spinner label={t('Signing in with {name}', { name })} />}
      {answer?.outcome === 'PASSWORD' && <LinkByPassword answer={answer} />}
      {answer?.outcome === 'REGISTER' &&
        (registers ? (
          <ProviderRegistration answer={answer} onBack={() => setRegisters(false)} />
        ) : (
          <LinkByPassword answer={answer} onRegister={() => setRegisters(true)} />
        ))}
    </Page>
  );
}

/** Sends the answer to the server, once, after removing it from the address. */
function useFinish(provider: string): Progress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const enter = useSignInAndOpen();
  const [finish] = providersApi.useFinishSignInMutation();
  const [progress, setProgress] = useState<Progress>({ answer: null, problem: null });
  const begun = useRef(false);

  const run = async (): Promise<void> => {
    const pending = pendingAnswer.find();
    if (!params.has('state') && pending?.provider.id === provider)
      return setProgress({ answer: pending, problem: null });
    pendingAnswer.drop();
    const secret = signInSecret.take(params);
    const query = params.toString();
    await navigate({ search: '' }, { replace: true });
    if (secret === null) return setProgress({ answer: null, problem: ELSEWHERE });
    try {
      const answer = await finish({ query, secret }).unwrap();
      setProgress({ answer, problem: null });
      if ('ticket' in answer) pendingAnswer.store(answer);
      if (answer.outcome === 'SIGNED_IN') await enter(answer.session, answer.returnTo);
      if (answer.outcome !== 'LINKED') return;
      notify.success(t('You can sign in with {name} now.', { name: answer.provider.name }));
      await navigate(answer.returnTo, { replace: true });
    } catch (failure) {
      setProgress({ answer: null, problem: errorMessage(failure) });
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  });
  return progress;
}

function Problem({ text }: { text: string }) {
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  return (
    <Card>
      <Text role="alert">{text}</Text>
      {!user && <ProviderButtons returnTo="/" />}
      <FormActions>
        <Button onClick={() => void navigate(user ? '/profile' : '/', { replace: true })}>
          {user ? t('Back to the profile') : t('Sign in with a password')}
        </Button>
      </FormActions>
    </Card>
  );
}
