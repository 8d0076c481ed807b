import { Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { ACTIVE_FILTERS, type ActiveFilter, ARTICLE_STATUSES, type ArticleStatus, STATUS_LABELS, t } from '@contracts';

const LABELS: Record<ActiveFilter, string> = {
  all: t('All'),
  active: t('Active'),
  inactive: t('Inactive'),
  custom: t('Custom'),
};

const useStyles = makeStyles({
  statuses: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
  },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXS },
});

interface StatusFilterProps {
  active: ActiveFilter;
  statusList: readonly ArticleStatus[];
  onChange: (changes: { active?: ActiveFilter; statusList?: ArticleStatus[] }) => void;
}

/** All, active, inactive, or a custom choice (spec part 2, '/searchManuscripts'). */
export function StatusFilter({ active, statusList, onChange }: StatusFilterProps) {
  const styles = useStyles();
  const toggle = (status: ArticleStatus, on: boolean) =>
    onChange({ statusList: ARTICLE_STATUSES.filter((one) => (one === status ? on : statusList.includes(one))) });
  return (
    <>
      <Field label={t('Status')}>
        <RadioGroup
          layout="horizontal"
          value={active}
          style={{ flexWrap: 'wrap' }}
          onChange={(_event, { value }) => onChange({ active: ACTIVE_FILTERS.find((one) => one === value) ?? 'all' })}
        >
          {ACTIVE_FILTERS.map((choice) => (
            <Radio key={choice} value={choice} label={LABELS[choice]} />
          ))}
        </RadioGroup>
      </Field>
      {active === 'custom' && (
        <fieldset className={styles.statuses}>
          <legend className={styles.legend}>{t('Statuses')}</legend>
          {ARTICLE_STATUSES.map((status) => (
            <Checkbox
              key={status}
              label={STATUS_LABELS[status].label}
              checked={statusList.includes(status)}
              onChange={(_event, { checked }) => toggle(status, checked === true)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
