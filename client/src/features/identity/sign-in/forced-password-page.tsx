import { Button, Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { Page } from '../../../shared/page/page';
import { userChanged } from '../../../shared/session/session-slice';
import { useAppDispatch, useNotify, useUser } from '../../../shared/state/hooks';
import { useUpdateUserMutation } from '../identity-api';
import { NewPassword } from './new-password';

/** Shown in place of every page until the person changes a password that was mailed (lifecycle, section 4 (3)) or has become known. */
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
      <Text>
        {t(
          'Please choose a new password to continue. The one that you used works only once, or is on a list of leaked passwords.',
        )}
      </Text>
      <NewPassword label={t('Choose a new password')} submit={submit}>
        <Button onClick={() => void signOut()}>{t('Logout')}</Button>
      </NewPassword>
    </Page>
  );
}
