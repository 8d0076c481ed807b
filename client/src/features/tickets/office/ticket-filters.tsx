import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { t, TICKET_TYPE_LABELS, TICKET_TYPES } from '@contracts';
import { ListSearch } from '../../../shared/data-table/list-search';
import type { ListState } from '../../../shared/data-table/use-list-state';

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    '& > *': { flex: '1 1 200px', maxWidth: '320px' },
    '@media (max-width: 639px)': { '& > *': { maxWidth: 'none' } },
    '@media print': { display: 'none' },
  },
});

/** The filters for all tickets; kept in the address. */
export function TicketFilters({ state }: { state: ListState }) {
  const styles = useStyles();
  return (
    <div className={styles.filters} role="search" aria-label={t('Tickets')}>
      <Field label={t('Search')}>
        <ListSearch state={state} placeholder={t('Subject or person')} />
      </Field>
      <Field label={t('Type')}>
        <Select value={state.get('type')} onChange={(_event, data) => state.set({ type: data.value })}>
          <option value="">{t('All types')}</option>
          {TICKET_TYPES.map((type) => (
            <option key={type} value={type}>
              {TICKET_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
