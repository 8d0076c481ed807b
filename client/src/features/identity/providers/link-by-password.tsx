import { Button, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { t, type User } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { errorMessage } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { Rich } from '../../../shared/language/rich';
import { OrcidId } from '../../../shared/orcid/orcid-id';
import { selectUser } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { SignInCard } from '../sign-in/sign-in-card';
import { providersApi } from './providers-api';
import { type OpenAnswer, pendingAnswer } from './sign-in-secret';

interface LinkByPasswordProps {
  answer: OpenAnswer;
  /** Opens the registration form, for people without an account. */
  onRegister?: () => void;
}

/** For a person without a linked account. A single sign-in by password links an existing account; otherwise they register. */
export function LinkByPassword({ answer, onRegister }: LinkByPasswordProps) {
  const user = useAppSelector(selectUser);
  if (user) return <LinkTo user={user} answer={answer} />;
  return (
    <>
      {onRegister && (
        <Card title={t('Are you new here?')}>
          <Known answer={answer} />
          <FormActions>
            <Button appearance="primary" onClick={onRegister}>
              {t('Register')}
            </Button>
          </FormActions>
        </Card>
      )}
      <Card title={t('Do you have an account here?')}>
        <Text>{textFor(answer)}</Text>
      </Card>
      <SignInCard onlyPassword />
    </>
  );
}

/** Links only when the person presses a button, because another person may be signed in in this browser. */
function LinkTo({ user, answer: { ticket, provider, returnTo } }: { user: User; answer: OpenAnswer }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const signOut = useSignOut();
  const [link, { isLoading, error }] = providersApi.useLinkSignInMutation();
  const press = async (): Promise<void> => {
    const done = await link({ ticket });
    if ('error' in done) return;
    pendingAnswer.drop();
    notify.success(t('You can sign in with {name} now.', { name: provider.name }));
    await navigate(returnTo, { replace: true });
  };
  return (
    <Card title={t('Link {name} to your account', { name: provider.name })}>
      <Text>
        <Rich
          text="You are signed in as <part>{email}</part>. Link this account, and you can sign in to it with {name}."
          tags={{ part: (words) => <strong>{words}</strong> }}
          values={{ email: user.email, name: provider.name }}
        />
      </Text>
      {error !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{errorMessage(error)}</MessageBarBody>
        </MessageBar>
      )}
      <FormActions>
        <Button onClick={() => void signOut()}>{t('Sign in as another person')}</Button>
        <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void press()}>
          {t('Link this account')}
        </Button>
      </FormActions>
    </Card>
  );
}

function textFor(answer: OpenAnswer): string {
  const { name } = answer.provider;
  const then = t('Sign in with its password once. From then on you can sign in with {name}.', { name });
  if (answer.outcome === 'REGISTER') return then;
  const found =
    answer.email === null
      ? t('There is an account with your ORCID iD.')
      : t('There is an account with the address {email}.', { email: answer.email });
  return [found, then, t("If you do not have a password, use 'Forgot password'.")].join(' ');
}

function Known({ answer }: { answer: OpenAnswer }) {
  const { name } = answer.provider;
  const orcid = answer.outcome === 'REGISTER' ? answer.suggestion.orcid : null;
  return (
    <Text>
      <Rich
        text="You are signed in at {name}{known, select, no {} other { as <orcid></orcid>}}, and there is no account for it yet. Register, and you need no password here."
        values={{ name, known: orcid === null ? 'no' : 'yes' }}
        tags={{ orcid: <OrcidId orcid={orcid} authenticated={orcid} /> }}
      />
    </Text>
  );
}
