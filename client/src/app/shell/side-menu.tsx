import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { NavLink, type RouteObject } from 'react-router-dom';
import { CountBadge } from '../../shared/display/count-badge';
import { useUser } from '../../shared/state/hooks';
import { type MenuEntry, menuFor, type MenuSection, preloadPath } from './menu';
import { useMenuCounts } from './menu-counts-api';
import { MENU_ICONS } from './menu-icons';

const useStyles = makeStyles({
  nav: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  title: {
    display: 'block',
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  here: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  icon: { fontSize: tokens.fontSizeBase500, flexShrink: 0, display: 'flex' },
  label: { flexGrow: 1 },
});

/** The menu entries this person's group may use, with their counts. */
export function SideMenu({ routes, onNavigate }: { routes: RouteObject[]; onNavigate?: () => void }) {
  const styles = useStyles();
  const { group } = useUser();
  const counts = useMenuCounts();
  return (
    <nav aria-label="Main" className={styles.nav}>
      {menuFor(group.group, routes).map((section) => (
        <Section key={section.title} section={section}>
          {(entry) => (
            <Entry
              entry={entry}
              count={entry.count && counts[entry.count]}
              onPreload={() => preloadPath(routes, entry.path)}
              onNavigate={onNavigate}
            />
          )}
        </Section>
      ))}
    </nav>
  );
}

function Section({ section, children }: { section: MenuSection; children: (entry: MenuEntry) => React.ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div>
      <Text id={id} size={200} weight="semibold" className={styles.title}>
        {section.title}
      </Text>
      <ul className={styles.list} aria-labelledby={id}>
        {section.entries.map((entry) => (
          <li key={entry.path}>{children(entry)}</li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: MenuEntry;
  count: number | undefined;
  onPreload: () => void;
  onNavigate: (() => void) | undefined;
}

function Entry({ entry, count, onPreload, onNavigate }: EntryProps) {
  const styles = useStyles();
  const Icon = MENU_ICONS[entry.icon];
  return (
    <NavLink
      to={entry.path}
      className={({ isActive }) => mergeClasses(styles.link, isActive && styles.here)}
      onMouseEnter={onPreload}
      onFocus={onPreload}
      onClick={onNavigate}
    >
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <span className={styles.label}>{entry.label}</span>
      <CountBadge count={count} waiting={WAITING.has(entry.count ?? '')} />
    </NavLink>
  );
}

/** Counts of items that need action from this person. The other counts are totals. */
const WAITING = new Set<string>(['actionNeeded', 'reviews', 'checks', 'todo', 'ticketsAnswered', 'ticketsWaiting']);
