import {
  Menu,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  Tooltip,
} from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { MenuEntry, MenuGroup } from './menu';
import { MenuCountBadge, MenuPicture } from './menu-line';
import { useMenuStyles } from './menu-styles';

interface RailGroupProps {
  group: MenuGroup;
  count: number | undefined;
  selected: string | undefined;
  onPreload: (path: string) => void;
}

/** A group of pages in the narrow menu; its pages open next to it. */
export function RailGroup({ group, count, selected, onPreload }: RailGroupProps) {
  const styles = useMenuStyles();
  const holds = group.entries.some(({ path }) => path === selected);
  return (
    <Menu positioning="after-top">
      <MenuTrigger disableButtonEnhancement>
        <Tooltip relationship="label" positioning="after" content={count ? `${group.label}, ${count}` : group.label}>
          <button type="button" className={mergeClasses(styles.line, styles.rail, holds && styles.here)}>
            <MenuPicture icon={group.icon} />
            <MenuCountBadge of={group.count} count={count} rail />
          </button>
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {group.entries.map((entry) => (
            <RailPage key={entry.path} entry={entry} here={entry.path === selected} onPreload={onPreload} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface RailPageProps {
  entry: MenuEntry;
  here: boolean;
  onPreload: (path: string) => void;
}

function RailPage({ entry, here, onPreload }: RailPageProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(entry.path);
  };
  return (
    <MenuItemLink
      href={useHref(entry.path)}
      aria-current={here ? 'page' : undefined}
      onFocus={() => onPreload(entry.path)}
      onClick={follow}
    >
      {entry.label}
    </MenuItemLink>
  );
}
