import { Text } from '@fluentui/react-components';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '@contracts';
import { Rich } from '../../../shared/language/rich';
import { Page } from '../../../shared/page/page';
import { signInAnswered } from '../../../shared/session/session-slice';
import { useAppDispatch, useNotify } from '../../../shared/state/hooks';
import { useSetPasswordMutation } from '../identity-api';
import { NewPassword } from './new-password';

/** The link's target: a path of this application, otherwise the home page. */
const pathIn = (next: string | null): string => (next !== null && /^\/[\w-]+(\/[\w-]+)*$/.test(next) ? next : '/');

/** Sets the first password of an account that the office created, using the link from the mail. It also signs in. */
export function SetPasswordPage() {
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const [setPassword] = useSetPasswordMutation();
  const user = params.get('user') ?? '';
  const key = params.get('key') ?? '';
  const next = pathIn(params.get('next'));
  const submit = async (password: string) => {
    const record = await setPassword({ user, key, password, passwordRepeat: password }).unwrap();
    await navigate(next, { replace: true });
    dispatch(signInAnswered(record));
    notify.success('token' in record ? t('Your password is set and you are signed in.') : t('Your password is set.'));
  };
  return (
    <Page title={t('Set your password')} width="reading">
      {user === '' || key === '' ? (
        <Text>
          <Rich
            text="This link is incomplete. Please open it from the mail again, or <link>use Forgot password on the sign-in page</link>."
            tags={{ link: (words) => <Link to="/">{words}</Link> }}
          />
        </Text>
      ) : (
        <NewPassword label={t('Set your password')} submit={submit} />
      )}
    </Page>
  );
}
