import { mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import type { MenuEntry, MenuGroup } from './menu';
import { MenuCountBadge, MenuPicture } from './menu-line';
import { useMenuStyles } from './menu-styles';

interface MenuGroupProps {
  group: MenuGroup;
  count: number | undefined;
  selected: string | undefined;
  listStyle: string;
  children: (entry: MenuEntry) => ReactNode;
}

/** Several pages under one name. It opens in place, and automatically when one of its pages is shown. */
export function MenuGroupLine({ group, count, selected, listStyle, children }: MenuGroupProps) {
  const styles = useMenuStyles();
  const id = useId();
  const holds = group.entries.some(({ path }) => path === selected);
  // The person's choice holds until they come to one of the group's pages or leave these pages.
  const [chosen, setChosen] = useState({ holds, open: holds });
  const open = chosen.holds === holds ? chosen.open : holds;
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.line, holds && !open && styles.here)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen({ holds, open: !open })}
      >
        <MenuPicture icon={group.icon} />
        <span className={styles.label}>{group.label}</span>
        {!open && <MenuCountBadge of={group.count} count={count} />}
        <span className={mergeClasses(styles.chevron, open && styles.turned)}>
          <ChevronDownRegular aria-hidden />
        </span>
      </button>
      <ul id={id} className={listStyle} hidden={!open} aria-label={group.label}>
        {open && group.entries.map((entry) => <li key={entry.path}>{children(entry)}</li>)}
      </ul>
    </>
  );
}
