import { makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { t } from '@contracts';
import { ListSearch } from '../data-table/list-search';
import type { ListState } from '../data-table/use-list-state';

const PHONE = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media print': { display: 'none' },
  },
  search: { width: '260px', maxWidth: '100%', [PHONE]: { width: '100%' } },
  // The same width before and after its options load. A wider one would take another line on a phone, and move the list.
  choice: { width: '200px', maxWidth: '100%', [PHONE]: { flexGrow: 1, width: '170px' } },
});

interface FilterBarProps {
  /** The name of the group for assistive technology. */
  label: string;
  /** What is searched for the text; used as name and placeholder of the field. */
  text: string;
  maxLength?: number;
  state: ListState;
  children?: ReactNode;
}

/** The filters of a list in one line: a text, then the other filters. All are in the address. */
export function FilterBar({ label, text, maxLength, state, children }: FilterBarProps) {
  const styles = useStyles();
  return (
    <div role="search" aria-label={label} className={styles.filters}>
      <ListSearch state={state} aria-label={text} placeholder={text} maxLength={maxLength} className={styles.search} />
      {children}
    </div>
  );
}

/** Limits the list to late items. */
export function LateFilter({ state }: { state: ListState }) {
  const isLate = state.get('late') !== '';
  return (
    <ToggleButton shape="circular" checked={isLate} onClick={() => state.set({ late: isLate ? '' : 'yes' })}>
      {t('Late')}
    </ToggleButton>
  );
}

export interface FilterOption {
  value: string;
  label: string;
}

interface ChoiceFilterProps {
  /** The name of the parameter in the address. */
  name: string;
  /** The label for no choice, such as 'All types'; it is also the name of the field. */
  any: string;
  options: readonly FilterOption[];
  state: ListState;
}

/** A filter by one of several values. */
export function ChoiceFilter({ name, any, options, state }: ChoiceFilterProps) {
  const value = state.get(name);
  // A value in the address that is not offered, or not offered yet, must not look like no choice.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      aria-label={any}
      value={value}
      onChange={(_event, data) => state.set({ [name]: data.value })}
      className={useStyles().choice}
    >
      <option value="">{any}</option>
      {!isKnown && <option value={value}>{t('Set by the link')}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
