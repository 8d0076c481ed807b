import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { Link, type RouteObject } from 'react-router-dom';
import { usePublicSettings } from '../../shared/api/public-api';
import { ThemeSwitch } from '../frame/theme-switch';
import { useRouteHandle } from '../routing/route-handle';
import { QuickSearchButton } from './quick-search/quick-search-button';
import { UserMenu } from './user-menu';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '48px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  journal: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    ':hover': { textDecorationLine: 'underline' },
    '@media (max-width: 639px)': { display: 'none' },
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639px)': { borderLeftStyle: 'none', paddingInlineStart: 0 },
  },
});

/** `onMenu` opens the drawer; absent while the menu is shown beside the page. */
export function TopBar({ routes, onMenu }: { routes: RouteObject[]; onMenu: (() => void) | undefined }) {
  const styles = useStyles();
  const handle = useRouteHandle();
  return (
    <header className={styles.bar}>
      {onMenu && <Button appearance="subtle" icon={<NavigationRegular />} aria-label="Open menu" onClick={onMenu} />}
      <Link to="/" className={styles.journal}>
        {usePublicSettings().journalName}
      </Link>
      <Text truncate wrap={false} block className={styles.title}>
        {handle?.title}
      </Text>
      <QuickSearchButton routes={routes} />
      <ThemeSwitch />
      <UserMenu />
    </header>
  );
}
