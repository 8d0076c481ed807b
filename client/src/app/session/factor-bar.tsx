import { Link, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { countOf } from '../../shared/display/format';
import { useUser } from '../../shared/state/hooks';

const DAY_MS = 86_400_000;
const useStyles = makeStyles({ bar: { borderRadius: 0, flexShrink: 0, '@media print': { display: 'none' } } });

/** While a person must add a second factor and still has time (lifecycle, section 5 (5)). */
export function FactorBar() {
  const styles = useStyles();
  const { factorDue, actor } = useUser();
  const [now] = useState(Date.now);
  const href = useHref('/profile');
  const open = useLinkClickHandler<HTMLAnchorElement>('/profile');
  if (factorDue === undefined || actor) return null;
  const days = Math.max(1, Math.ceil((Date.parse(factorDue) - now) / DAY_MS));
  return (
    <MessageBar
      intent="warning"
      layout="multiline"
      className={styles.bar}
      role="region"
      aria-label="Second factor needed"
    >
      <MessageBarBody>
        Your group needs a second factor to sign in. You have {countOf(days, 'day')} left to{' '}
        <Link inline href={href} onClick={open}>
          add one on your profile
        </Link>
        .
      </MessageBarBody>
    </MessageBar>
  );
}
