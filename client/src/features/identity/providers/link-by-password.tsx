import { Button, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import type { User } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { errorMessage } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { OrcidId } from '../../../shared/orcid/orcid-id';
import { selectUser } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { SignInCard } from '../sign-in/sign-in-card';
import { type OpenAnswer, openAnswer } from './kept-secret';
import { providersApi } from './providers-api';

interface LinkByPasswordProps {
  answer: OpenAnswer;
  /** Opens the registration form, for people without an account. */
  onRegister?: () => void;
}

/** The person has no linked account yet: a sign-in by password once links the one that they have, or they register. */
export function LinkByPassword({ answer, onRegister }: LinkByPasswordProps) {
  const user = useAppSelector(selectUser);
  if (user) return <LinkTo user={user} answer={answer} />;
  return (
    <>
      {onRegister && (
        <Card title="Are you new here?">
          <Known answer={answer} />
          <FormActions>
            <Button appearance="primary" onClick={onRegister}>
              Register
            </Button>
          </FormActions>
        </Card>
      )}
      <Card title="Do you have an account here?">
        <Text>{textFor(answer)}</Text>
      </Card>
      <SignInCard onlyPassword />
    </>
  );
}

/** Linking takes a press of a button: somebody else may be signed in in this browser. */
function LinkTo({ user, answer: { ticket, provider, returnTo } }: { user: User; answer: OpenAnswer }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const signOut = useSignOut();
  const [link, { isLoading, error }] = providersApi.useLinkSignInMutation();
  const press = async (): Promise<void> => {
    const done = await link({ ticket });
    if ('error' in done) return;
    openAnswer.drop();
    notify.success(`You can sign in with ${provider.name} now.`);
    await navigate(returnTo, { replace: true });
  };
  return (
    <Card title={`Link ${provider.name} to your account`}>
      <Text>
        You are signed in as <strong>{user.email}</strong>. Link this account, and you can sign in to it with{' '}
        {provider.name}.
      </Text>
      {error !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{errorMessage(error)}</MessageBarBody>
        </MessageBar>
      )}
      <FormActions>
        <Button onClick={() => void signOut()}>Sign in as another person</Button>
        <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void press()}>
          Link this account
        </Button>
      </FormActions>
    </Card>
  );
}

function textFor(answer: OpenAnswer): string {
  const { name } = answer.provider;
  const then = `Sign in with its password once. From then on you can sign in with ${name}.`;
  if (answer.outcome === 'REGISTER') return then;
  const what = answer.email === null ? 'your ORCID iD' : `the address ${answer.email}`;
  return `There is an account with ${what}. ${then} Without a password, use 'Forgot password'.`;
}

function Known({ answer }: { answer: OpenAnswer }) {
  const { name } = answer.provider;
  const orcid = answer.outcome === 'REGISTER' ? answer.suggestion.orcid : null;
  return (
    <Text>
      You are signed in at {name}
      {orcid !== null && (
        <>
          {' '}
          as <OrcidId orcid={orcid} authenticated={orcid} />
        </>
      )}
      , and there is no account for it yet. Register, and you need no password here.
    </Text>
  );
}
