import { makeStyles, tokens } from '@fluentui/react-components';
import { type SecurityLogEntry, t } from '@contracts';
import { fieldName } from './field-names';
import { fieldValue } from './field-values';

type Values = SecurityLogEntry['before'];

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  name: { color: tokens.colorNeutralForeground3 },
  long: { whiteSpace: 'pre-wrap', fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, margin: 0 },
});

/** Number of characters that fit in one line of the table. */
const SHORT = 60;

const textOf = (values: Values, field: string): string | null => fieldValue(field, values?.[field]);

/** The fields that an entry changed, with their values before and after. */
export function LogChanges({ entry: { before, after } }: { entry: SecurityLogEntry }) {
  const styles = useStyles();
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const fields = all.filter((field) => textOf(before, field) !== textOf(after, field));
  if (fields.length === 0) return <>–</>;
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <li key={field}>
          <Change field={fieldName(field)} before={textOf(before, field)} after={textOf(after, field)} />
        </li>
      ))}
    </ul>
  );
}

function Change({ field, before, after }: { field: string; before: string | null; after: string | null }) {
  const styles = useStyles();
  const name = <span className={styles.name}>{field}: </span>;
  if (Math.max(before?.length ?? 0, after?.length ?? 0) <= SHORT)
    return (
      <>
        {name}
        {before ?? t('empty')} → {after ?? t('empty')}
      </>
    );
  return (
    <details>
      <summary>
        {name}
        {t('before and after')}
      </summary>
      <strong>{t('Before')}</strong>
      <p className={styles.long}>{before ?? t('empty')}</p>
      <strong>{t('After')}</strong>
      <p className={styles.long}>{after ?? t('empty')}</p>
    </details>
  );
}
