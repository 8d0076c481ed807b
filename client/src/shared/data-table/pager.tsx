import { Select, Text } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { t } from '@contracts';
import { IconButton } from '../buttons/icon-button';
import { formatNumber } from '../display/format';
import { useTableStyles } from './table-styles';
import type { ListState } from './use-list-state';

/** A page size to offer; the size for all rows has its own label. */
export type PageSize = number | { size: number; label: string };

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  total: number;
  state: ListState;
  sizes?: readonly PageSize[];
}

/** Renders nothing if there is only one page and no choice of size. */
export function Pager({ label, page, pages, total, state, sizes }: PagerProps) {
  const styles = useTableStyles();
  if (pages === 1 && !sizes) return null;
  const first = (page - 1) * state.size + 1;
  return (
    <nav aria-label={t('Pages of {label}', { label })} className={styles.pager}>
      {sizes && <SizeChoice sizes={sizes} state={state} />}
      <Text>
        {t('{first}–{last} of {total}', {
          first: formatNumber(first),
          last: formatNumber(Math.min(first + state.size - 1, total)),
          total: formatNumber(total),
        })}
      </Text>
      <span className={styles.turn}>
        <IconButton
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          label={t('Previous page')}
          disabledFocusable={page <= 1}
          onClick={() => state.set({ page: page - 1 })}
        />
        <IconButton
          appearance="subtle"
          icon={<ChevronRightRegular />}
          label={t('Next page')}
          disabledFocusable={page >= pages}
          onClick={() => state.set({ page: page + 1 })}
        />
      </span>
    </nav>
  );
}

function SizeChoice({ sizes, state }: { sizes: readonly PageSize[]; state: ListState }) {
  return (
    <Select
      aria-label={t('Rows per page')}
      value={String(state.size)}
      onChange={(_event, { value }) => state.set({ size: value })}
    >
      {sizes
        .map((one) => (typeof one === 'number' ? { size: one, label: t('{one} rows', { one }) } : one))
        .map(({ size, label }) => (
          <option key={size} value={size}>
            {label}
          </option>
        ))}
    </Select>
  );
}
