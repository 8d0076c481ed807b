import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import type { ParsedAuthor } from './parse-authors';

const useStyles = makeStyles({
  scroll: { maxHeight: '18rem', overflow: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflowWrap: 'anywhere',
    },
    '& th': { overflowWrap: 'normal' },
  },
  problem: { color: tokens.colorStatusDangerForeground1 },
});

/** The author recognised in each line, or the reason why the line cannot be added. */
export function ImportPreview({ rows }: { rows: readonly ParsedAuthor[] }) {
  const styles = useStyles();
  if (rows.length === 0) return null;
  const bad = rows.filter(({ problem }) => problem !== null).length;
  return (
    <div>
      <Text weight="semibold" block role="status">
        {understood(rows.length, bad)}
      </Text>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('What was read')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Line')}</th>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Email')}</th>
              <th scope="col">{t('Institute')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function understood(lines: number, bad: number): string {
  if (bad === 0) return t('All lines could be read.');
  return bad === lines
    ? t('No line can be added.')
    : t('{bad, plural, one {# line} other {# lines}} cannot be added; the others can.', { bad });
}

function PreviewRow({ row: { line, author, problem } }: { row: ParsedAuthor }) {
  const styles = useStyles();
  const { firstName, middleName, lastName, email, institute } = author;
  return (
    <tr>
      <td>{line}</td>
      <td>
        {[firstName, middleName, lastName].filter((part) => part !== '').join(' ')}
        {problem !== null && (
          <Text block size={200} className={styles.problem}>
            {problem}
          </Text>
        )}
      </td>
      <td>{email}</td>
      <td>{institute}</td>
    </tr>
  );
}
