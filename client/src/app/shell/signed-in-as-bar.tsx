import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { PersonArrowBackRegular } from '@fluentui/react-icons/svg/person-arrow-back';
import { useNavigate } from 'react-router-dom';
import { fullName } from '../../../../src/contracts';
import { useAppDispatch, useUser } from '../hooks';
import { useEndLoginAsMutation } from '../session-api';
import { signedIn } from '../session-slice';

const useStyles = makeStyles({ bar: { borderRadius: 0, flexShrink: 0 } });

/** On every screen of a login-as session; it can't be dismissed (lifecycle, section 1, 'Login-as'). */
export function SignedInAsBar() {
  const styles = useStyles();
  const user = useUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [end, { isLoading }] = useEndLoginAsMutation();
  if (!user.actor) return null;
  const goBack = async () => {
    const { data } = await end();
    if (!data) return;
    dispatch(signedIn(data));
    await navigate('/');
  };
  return (
    <MessageBar intent="warning" className={styles.bar} role="region" aria-label="Signed in as another person">
      <MessageBarBody>Signed in as {fullName(user)}. What you do is recorded with your name too.</MessageBarBody>
      <MessageBarActions>
        <Button icon={<PersonArrowBackRegular />} disabled={isLoading} onClick={() => void goBack()}>
          Back to {fullName(user.actor)}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
