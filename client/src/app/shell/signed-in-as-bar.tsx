import {
  Button,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { PersonArrowBackRegular } from '@fluentui/react-icons/svg/person-arrow-back';
import { fullName, t } from '@contracts';
import { Rich } from '../../shared/language/rich';
import { selectUser } from '../../shared/session/session-slice';
import { useAppSelector } from '../../shared/state/hooks';
import { useEndLoginAs } from '../session/use-login-as';

/** Includes the border. The bar stays visible while the page scrolls. */
export const SIGNED_IN_AS_HEIGHT = '45px';

const useStyles = makeStyles({
  bar: {
    borderRadius: 0,
    flexShrink: 0,
    '@media (min-width: 1000px)': { position: 'sticky', top: 0, zIndex: 9, minHeight: SIGNED_IN_AS_HEIGHT },
    '@media print': { display: 'none' },
  },
  // The top bar of the shell stays visible as well.
  belowTopBar: { '@media (min-width: 1000px)': { top: '49px' } },
});

interface SignedInAsBarProps {
  /** True if a sticky top bar is above; standalone pages have none. */
  belowTopBar?: boolean;
}

/** Shown on every screen of a login-as session. It cannot be dismissed (lifecycle, section 1, 'Login-as'). */
export function SignedInAsBar({ belowTopBar = false }: SignedInAsBarProps) {
  const styles = useStyles();
  const user = useAppSelector(selectUser);
  const { end, busy } = useEndLoginAs();
  if (!user?.actor) return null;
  return (
    <MessageBar
      intent="warning"
      layout="auto"
      className={mergeClasses(styles.bar, belowTopBar && styles.belowTopBar)}
      role="region"
      aria-label={t('Signed in as another person')}
    >
      <MessageBarBody>
        <Rich
          text="<part>Signed in as {name}</part> Everything you do is recorded with your own name as well."
          tags={{ part: (words) => <MessageBarTitle>{words}</MessageBarTitle> }}
          values={{ name: fullName(user) }}
        />
      </MessageBarBody>
      <MessageBarActions>
        <Button icon={<PersonArrowBackRegular />} disabledFocusable={busy} onClick={() => void end()}>
          {t('Back to {name}', { name: fullName(user.actor) })}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
