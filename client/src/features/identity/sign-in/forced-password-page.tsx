import { Button, Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { Page } from '../../../shared/page/page';
import { userChanged } from '../../../shared/session/session-slice';
import { useAppDispatch, useNotify, useUser } from '../../../shared/state/hooks';
import { useUpdateUserMutation } from '../identity-api';
import { NewPassword } from './new-password';

/** Replaces every page until a one-time password has been changed (lifecycle, section 4 (3)). */
export function ForcedPasswordPage() {
  const user = useUser();
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const signOut = useSignOut();
  const [update] = useUpdateUserMutation();
  const submit = async (password: string) => {
    const updated = await update({ id: user.id, password, passwordRepeat: password }).unwrap();
    notify.success(t('Your new password is set.'));
    dispatch(userChanged(updated));
  };
  return (
    <Page title={t('Choose a new password')} width="reading">
      <Text>{t('You signed in with a one-time password. Please choose a new password to continue.')}</Text>
      <NewPassword label={t('Choose a new password')} submit={submit}>
        <Button onClick={() => void signOut()}>{t('Logout')}</Button>
      </NewPassword>
    </Page>
  );
}
