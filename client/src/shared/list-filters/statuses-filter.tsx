import {
  makeStyles,
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ARTICLE_STATUSES, type ArticleStatus, STATUS_LABELS, t } from '@contracts';
import type { ListState } from '../data-table/use-list-state';

const useStyles = makeStyles({ list: { maxHeight: '70vh', overflowY: 'auto' } });

/** The statuses of the address; unknown ones are left out. */
export function statusesIn({ get }: Pick<ListState, 'get'>): ArticleStatus[] {
  const names = get('status').split(',');
  return ARTICLE_STATUSES.filter((status) => names.includes(status));
}

function nameOf(statuses: readonly ArticleStatus[]): string {
  const [first] = statuses;
  if (!first) return t('All statuses');
  return statuses.length === 1 ? STATUS_LABELS[first].label : t('{count} statuses', { count: statuses.length });
}

/** Any number of statuses; none of them means all. */
export function StatusesFilter({ state }: { state: ListState }) {
  const styles = useStyles();
  const chosen = statusesIn(state);
  const put = (statuses: readonly string[]): void =>
    state.set({ status: ARTICLE_STATUSES.filter((status) => statuses.includes(status)).join(',') });
  return (
    <Menu
      checkedValues={{ status: chosen }}
      onCheckedValueChange={(_event, { checkedItems }) => put(checkedItems)}
      persistOnItemClick
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton aria-label={t('Status: {name}', { name: nameOf(chosen) })}>{nameOf(chosen)}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.list}>
          {ARTICLE_STATUSES.map((status) => (
            <MenuItemCheckbox key={status} name="status" value={status}>
              {STATUS_LABELS[status].label}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem onClick={() => put([])}>{t('All statuses')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
