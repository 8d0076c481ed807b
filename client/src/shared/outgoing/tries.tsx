import { makeStyles } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { t } from '@contracts';
import { Timestamp } from '../display/timestamp';

const useStyles = makeStyles({ line: { overflowWrap: 'anywhere' } });

interface Props {
  /** Where it goes, or when it was tried last; null: nothing is told. */
  begins?: ReactNode;
  attempts: number;
  /** What went wrong, in words; null when nothing did. */
  problem: string | null;
  /** ISO 8601; null when it is not tried again. */
  nextTryAt: string | null;
  /** How the next try is told. */
  show?: 'date' | 'relative';
}

/** How often something was tried to be sent, what came of that, and when it is tried next, in one line. */
export function Tries({ begins, attempts, problem, nextTryAt, show = 'relative' }: Props) {
  const parts = [
    begins,
    attempts > 0 && t('{count, plural, one {# try} other {# tries}}', { count: attempts }),
    problem,
    nextTryAt !== null && (
      <>
        {t('next try:')} <Timestamp at={nextTryAt} show={show} />
      </>
    ),
  ].filter((part) => part !== undefined && part !== null && part !== false);
  return (
    <span className={useStyles().line}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
