import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { useUser } from '../../../shared/state/hooks';
import { isMenuGroup, type MenuEntry, menuFor, type MenuItem, type MenuSection, pagesOf, preloadPath } from './menu';
import { useMenuCounts } from './menu-counts-api';
import { MenuGroupLine } from './menu-group';
import { MenuLine } from './menu-line';
import { RailGroup } from './rail-group';
import { useSelected } from './use-selected';

const useStyles = makeStyles({
  nav: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  title: {
    display: 'block',
    margin: 0,
    padding: '2px 10px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    '&[hidden]': { display: 'none' },
  },
  divided: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: tokens.spacingVerticalM },
});

interface SideMenuProps {
  routes: RouteObject[];
  /** True for the rail of 48 px, which shows icons only. */
  rail?: boolean;
  onNavigate?: () => void;
}

/** The menu entries this person's group may use, with their counts. */
export function SideMenu({ routes, rail = false, onNavigate }: SideMenuProps) {
  const styles = useStyles();
  const { group } = useUser();
  const sections = menuFor(group.group, routes);
  const selected = useSelected(sections.flatMap(({ items }) => items.flatMap(pagesOf)));
  return (
    <nav aria-label={t('Main')} className={styles.nav}>
      {sections.map((section, place) => (
        <Section key={section.title} section={section} first={place === 0} rail={rail}>
          {(item) => <Item {...{ item, routes, rail, selected, onNavigate }} />}
        </Section>
      ))}
    </nav>
  );
}

interface SectionProps {
  section: MenuSection;
  first: boolean;
  rail: boolean;
  children: (item: MenuItem) => React.ReactNode;
}

/** The first section needs no visible title: it is the menu. */
function Section({ section, first, rail, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  const titled = !first && !rail;
  return (
    <div className={first ? undefined : styles.divided}>
      {titled && (
        <p id={id} className={styles.title}>
          {section.title}
        </p>
      )}
      <ul
        className={styles.list}
        aria-labelledby={titled ? id : undefined}
        aria-label={titled ? undefined : section.title}
      >
        {section.items.map((item) => (
          <li key={item.label}>{children(item)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ItemProps extends SideMenuProps {
  item: MenuItem;
  rail: boolean;
  selected: string | undefined;
  onNavigate: (() => void) | undefined;
}

function Item({ item, routes, rail, selected, onNavigate }: ItemProps) {
  const styles = useStyles();
  const counts = useMenuCounts();
  const preload = (path: string): void => preloadPath(routes, path);
  const line = (entry: MenuEntry, sub: boolean) => (
    <MenuLine
      entry={entry}
      count={entry.count && counts[entry.count]}
      selected={selected === entry.path}
      sub={sub}
      rail={rail}
      onPreload={() => preload(entry.path)}
      onNavigate={onNavigate}
    />
  );
  if (!isMenuGroup(item)) return line(item, false);
  const shown = { group: item, count: item.count && counts[item.count], selected };
  if (rail) return <RailGroup {...shown} onPreload={preload} />;
  return (
    <MenuGroupLine {...shown} listStyle={styles.list}>
      {(entry) => line(entry, true)}
    </MenuGroupLine>
  );
}
