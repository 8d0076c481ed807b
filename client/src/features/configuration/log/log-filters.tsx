import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { SECURITY_ACTION_LABELS, SECURITY_ACTIONS, t } from '@contracts';
import { ListSearch } from '../../../shared/data-table/list-search';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { DateField } from '../../../shared/dates/date-field';

const useStyles = makeStyles({
  select: { minWidth: 0 },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    '& > *': { flex: '1 1 180px', maxWidth: '280px', minWidth: 0 },
    '@media (max-width: 639px)': { '& > *': { maxWidth: 'none' } },
    '@media print': { display: 'none' },
  },
});

/** The filters of the log; they are kept in the address. */
export function LogFilters({ state }: { state: ListState }) {
  return (
    <div className={useStyles().filters} role="search" aria-label={t('Security log')}>
      <Field label={t('Person or subject')}>
        <ListSearch state={state} placeholder={t('Name, address or subject')} />
      </Field>
      <Field label={t('Kind')}>
        <Select
          className={useStyles().select}
          value={state.get('kind')}
          onChange={(_event, { value }) => state.set({ kind: value })}
        >
          <option value="">{t('All kinds')}</option>
          {SECURITY_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {SECURITY_ACTION_LABELS[action]}
            </option>
          ))}
        </Select>
      </Field>
      <Day state={state} name="from" label={t('From')} />
      <Day state={state} name="to" label={t('To', undefined, 'period')} />
    </div>
  );
}

function Day({ state, name, label }: { state: ListState; name: 'from' | 'to'; label: string }) {
  return <DateField label={label} value={state.get(name)} onChange={(day) => state.set({ [name]: day })} />;
}
