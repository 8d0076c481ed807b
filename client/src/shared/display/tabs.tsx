import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChosenInView } from '../state/use-chosen-in-view';
import { CountBadge } from './count-badge';

export interface AddressTab {
  value: string;
  label: string;
  count?: number;
  /** True if its count is of items that wait for this person. */
  waiting?: boolean;
  content: ReactNode;
  /** True if text is typed in its content. Once opened, the content stays, hidden, while another tab is shown, so that no text is lost. */
  stays?: boolean;
  /** All parameters of its address, instead of only its value. */
  address?: Record<string, string>;
}

interface AddressTabsProps {
  /** The name of the list of tabs for assistive technology. */
  label: string;
  tabs: readonly AddressTab[];
  /** Name in the address; `tab` by default. */
  param?: string;
  /** The selected tab, if it is not determined by its value in the address. */
  selected?: string;
  /** True to show counts even if they are 0. */
  zero?: boolean;
  /** An action on all tabs, at the end of their line. */
  action?: ReactNode;
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  // Aligns the line below a tab with the surrounding text, not with the padding of the tab.
  medium: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  small: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalSNudge})` },
  scrolling: { overflowX: 'auto', maxWidth: `calc(100% + ${tokens.spacingHorizontalM})` },
  label: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  panel: { paddingTop: tokens.spacingVerticalM, minWidth: 0 },
});

type TabBarProps = ComponentProps<typeof TabList> & { size?: 'small' | 'medium' };

/** A line of tabs. */
export function TabBar({ size = 'medium', className, ...rest }: TabBarProps) {
  const styles = useStyles();
  return <TabList size={size} className={mergeClasses(styles[size], className)} {...rest} />;
}

/** Tabs whose selection is kept in the address, so that going back, reloading and sharing the link work. */
export function AddressTabs({ label, tabs, param = 'tab', selected, zero, action }: AddressTabsProps) {
  const styles = useStyles();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find((tab) => tab.value === (selected ?? params.get(param))) ?? tabs[0];
  const list = useChosenInView<HTMLDivElement>(chosen?.value);
  const staying = useStaying(tabs, chosen);
  if (!chosen) return null;
  const choose = (value: string) => {
    // The page, sort order and filters belong to the list of the previous tab.
    setParams(tabs.find((tab) => tab.value === value)?.address ?? { [param]: value });
  };
  return (
    <div>
      <div className={styles.line}>
        <TabBar
          ref={list}
          aria-label={label}
          className={styles.scrolling}
          selectedValue={chosen.value}
          onTabSelect={(_event, { value }) => choose(String(value))}
        >
          {tabs.map((tab) => (
            <Tab key={tab.value} id={`${id}-${tab.value}`} value={tab.value} aria-controls={`${id}-panel`}>
              <span className={styles.label}>
                {tab.label}
                <CountBadge count={tab.count} waiting={tab.waiting} zero={zero} />
              </span>
            </Tab>
          ))}
        </TabBar>
        {action}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.value}`} className={styles.panel}>
        <Contents chosen={chosen} staying={staying} />
      </div>
    </div>
  );
}

function Contents({ chosen, staying }: { chosen: AddressTab; staying: readonly AddressTab[] }) {
  return (
    <>
      {chosen.stays ? null : chosen.content}
      {staying.map((tab) => (
        <div key={tab.value} hidden={tab.value !== chosen.value}>
          {tab.content}
        </div>
      ))}
    </>
  );
}

/** The tabs whose content stays, as far as they were opened. */
function useStaying(tabs: readonly AddressTab[], chosen: AddressTab | undefined): readonly AddressTab[] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (chosen?.stays && !opened.includes(chosen.value)) setOpened([...opened, chosen.value]);
  return tabs.filter(({ value, stays }) => stays && (opened.includes(value) || value === chosen?.value));
}
