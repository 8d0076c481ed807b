import { makeStyles } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { t } from '@contracts';
import { Timestamp } from '../display/timestamp';

const useStyles = makeStyles({ line: { overflowWrap: 'anywhere' } });

interface Props {
  /** The first part: the target, or the time of the last try. Null to leave it out. */
  begins?: ReactNode;
  attempts: number;
  /** The error as text; null if there was none. */
  problem: string | null;
  /** ISO 8601; null if it is not tried again. */
  nextTryAt: string | null;
  /** The format of the time of the next try. */
  show?: 'date' | 'relative';
}

/** How often sending was tried, the result, and the time of the next try, in one line. */
export function Tries({ begins, attempts, problem, nextTryAt, show = 'relative' }: Props) {
  const parts = [
    begins,
    attempts > 0 && t('{count, plural, one {# attempt} other {# attempts}}', { count: attempts }),
    problem,
    nextTryAt !== null && (
      <>
        {t('next attempt:')} <Timestamp at={nextTryAt} show={show} />
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
