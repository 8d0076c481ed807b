import { CounterBadge, mergeClasses, Tooltip } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CountBadge } from '../../../shared/display/count-badge';
import type { MenuCount, MenuEntry } from './menu';
import { MENU_ICONS, type MenuIcon } from './menu-icons';
import { useMenuStyles } from './menu-styles';

/** Counts of items that need action from this person. The other counts are totals. */
const ACTION_COUNTS = new Set<string>([
  'actionNeeded',
  'reviews',
  'checks',
  'todo',
  'ticketsAnswered',
  'ticketsWaiting',
]);

interface MenuCountProps {
  of: MenuCount | undefined;
  count: number | undefined;
  rail?: boolean;
}

/** A count next to a name. In the rail it is only a dot, since the tooltip contains the number. */
export function MenuCountBadge({ of, count, rail = false }: MenuCountProps) {
  const styles = useMenuStyles();
  const waiting = ACTION_COUNTS.has(of ?? '');
  if (!rail) return <CountBadge count={count} waiting={waiting} />;
  return waiting && count ? <CounterBadge dot size="small" color="brand" className={styles.dot} /> : null;
}

export function MenuPicture({ icon }: { icon: MenuIcon }) {
  const styles = useMenuStyles();
  const Icon = MENU_ICONS[icon];
  return (
    <span className={styles.icon}>
      <Icon aria-hidden />
    </span>
  );
}

interface MenuLineProps {
  entry: MenuEntry;
  count: number | undefined;
  selected: boolean;
  /** A page of an open group, without an icon of its own. */
  sub?: boolean;
  rail?: boolean;
  onPreload: () => void;
  onNavigate: (() => void) | undefined;
}

/** One page of the menu. */
export function MenuLine({ entry, count, selected, sub = false, rail = false, onPreload, onNavigate }: MenuLineProps) {
  const styles = useMenuStyles();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Absent in jsdom.
    if (selected) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  const line = (
    <Link
      ref={link}
      to={entry.path}
      aria-current={selected ? 'page' : undefined}
      className={mergeClasses(styles.line, sub && styles.sub, rail && styles.rail, selected && styles.here)}
      onMouseEnter={onPreload}
      onFocus={onPreload}
      onClick={onNavigate}
    >
      {!sub && <MenuPicture icon={entry.icon} />}
      {!rail && <span className={styles.label}>{entry.label}</span>}
      <MenuCountBadge of={entry.count} count={count} rail={rail} />
    </Link>
  );
  if (!rail) return line;
  return (
    <Tooltip relationship="label" positioning="after" content={count ? `${entry.label}, ${count}` : entry.label}>
      {line}
    </Tooltip>
  );
}
