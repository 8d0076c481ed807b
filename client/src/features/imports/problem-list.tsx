import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ImportProblem, t } from '@contracts';

const useStyles = makeStyles({
  list: { margin: 0, listStyleType: 'disc', paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
});

const FIRST = 5;

/** What is not imported, or is worth knowing before, line by line. Shows the first few lines until more are requested. */
export function ProblemList({ problems }: { problems: readonly ImportProblem[] }) {
  const styles = useStyles();
  const [all, setAll] = useState(false);
  if (problems.length === 0) return null;
  const shown = all ? problems : problems.slice(0, FIRST);
  return (
    <>
      <ul className={styles.list} aria-label={t('Details')}>
        {shown.map(({ where, what }) => (
          <li key={`${where} ${what}`}>{`${where}: ${what}`}</li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <Link as="button" onClick={() => setAll(true)}>
          {t('Show all {count}', { count: problems.length })}
        </Link>
      )}
    </>
  );
}
