import { Button, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t, type User } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { errorMessage, isApiError } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { Rich } from '../../../shared/language/rich';
import { Page } from '../../../shared/page/page';
import { selectUser, userChanged } from '../../../shared/session/session-slice';
import { useAppDispatch, useAppSelector, useNotify } from '../../../shared/state/hooks';
import { useConfirmAddressMutation, useDisownAddressMutation } from '../identity-api';
import { SendAgain } from '../send-again';
import { SignInCard } from './sign-in-card';

/**
 * The page of the link that proves an address (lifecycle, section 5 (1) and (2)). Opening it changes nothing, because mail scanners open
 * links too. Only the signed-in owner of the account can confirm. The owner of an address who did not register can say so without signing
 * in.
 */
export function ConfirmAddressPage() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const user = useAppSelector(selectUser);
  const [isDisowned, setDisowned] = useState(false);
  return (
    <Page title={t('Confirm your address')} width="reading">
      {key === '' && <Text>{t('This link is incomplete. Please open it from the mail again.')}</Text>}
      {isDisowned && (
        <Text role="status">{t('Thank you. The address is not confirmed, and nobody can use it with this link.')}</Text>
      )}
      {key !== '' && !isDisowned && (user ? <Confirm user={user} keyOfLink={key} /> : <SignInFirst />)}
      {key !== '' && !isDisowned && !user && <Disown keyOfLink={key} onDone={() => setDisowned(true)} />}
    </Page>
  );
}

function SignInFirst() {
  return (
    <>
      <Text>{t('Sign in with the password of the account that you want to confirm.')}</Text>
      <SignInCard />
    </>
  );
}

function Confirm({ user, keyOfLink }: { user: User; keyOfLink: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const signOut = useSignOut();
  const [confirm, { isLoading, error }] = useConfirmAddressMutation();
  const press = async (): Promise<void> => {
    const answer = await confirm({ key: keyOfLink });
    if ('error' in answer) return;
    dispatch(userChanged(answer.data));
    notify.success(t('Your address is confirmed.'));
    await navigate('/');
  };
  return (
    <Card>
      <WhoConfirms user={user} />
      {error !== undefined && <Problem text={errorMessage(error)}>{askAgain(user, error)}</Problem>}
      <FormActions>
        <Button onClick={() => void signOut()}>{t('Sign in as another person')}</Button>
        <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void press()}>
          {t('Confirm this address')}
        </Button>
      </FormActions>
    </Card>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;

function WhoConfirms({ user: { email, pendingEmail } }: { user: User }) {
  return (
    <Text>
      <Rich text="You are signed in as <part>{email}</part>." tags={{ part: strong }} values={{ email }} />{' '}
      {pendingEmail ? (
        <Rich
          text="Confirm that <part>{email}</part> is your address."
          tags={{ part: strong }}
          values={{ email: pendingEmail }}
        />
      ) : (
        t('Confirm that this is your address.')
      )}
    </Text>
  );
}

/** Offers a new link if this one is used or expired. A new link would not help if another person must sign in. */
const askAgain = (user: User, error: unknown): ReactNode =>
  isApiError(error) && error.statusCode === 422 && (user.unproven || user.pendingEmail) ? <SendAgain /> : null;

function Problem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        {text} {children}
      </MessageBarBody>
    </MessageBar>
  );
}

function Disown({ keyOfLink, onDone }: { keyOfLink: string; onDone: () => void }) {
  const [disown, { isLoading, error }] = useDisownAddressMutation();
  const press = async (): Promise<void> => {
    const answer = await disown({ key: keyOfLink });
    if (!('error' in answer)) onDone();
  };
  return (
    <Card title={t('This was not you?')}>
      <Text>{t('If you did not register and did not ask for this address, say so. The link then stops working.')}</Text>
      {error !== undefined && <Problem text={errorMessage(error)}>{null}</Problem>}
      <FormActions>
        <Button disabledFocusable={isLoading} onClick={() => void press()}>
          {t('This was not me')}
        </Button>
      </FormActions>
    </Card>
  );
}
