import { makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { Link, type RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { IconButton } from '../../shared/buttons/icon-button';
import { BellButton } from './bell/bell-button';
import { JournalMark } from './journal-mark';
import { QuickSearchButton } from './quick-search/quick-search-button';
import { UserMenu } from './user-menu';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '48px',
    padding: `0 ${tokens.spacingHorizontalM} 0 ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 0, paddingInlineStart: '8px' },
    '@media print': { display: 'none' },
  },
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  help: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  end: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXS },
});

interface TopBarProps {
  routes: RouteObject[];
  /** Opens the drawer; absent while the menu is shown next to the page. */
  onMenu: (() => void) | undefined;
}

/** The journal, the search field, what is new, help and the person's own menu. The page's name is on the page. */
export function TopBar({ routes, onMenu }: TopBarProps) {
  const styles = useStyles();
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        {onMenu && (
          <IconButton appearance="subtle" icon={<NavigationRegular />} label={t('Open menu')} onClick={onMenu} />
        )}
        <JournalMark />
      </div>
      <QuickSearchButton routes={routes} />
      <div className={styles.end}>
        <BellButton />
        <Tooltip relationship="label" content={t('Help: ask the editorial office')}>
          <Link to="/tickets" className={styles.help}>
            <QuestionCircleRegular aria-hidden />
          </Link>
        </Tooltip>
        <UserMenu />
      </div>
    </header>
  );
}
