import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@contracts';
import { useReturned } from '../state/list-return';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    '@media print': { display: 'none' },
  },
  link: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
});

/** On a list to which a person returns after a step: a link to the next article in it. Restores the scroll position of the list. */
export function NextInList({ ready }: { ready: boolean }) {
  const styles = useStyles();
  const returned = useReturned();
  const scroll = returned?.scroll ?? 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!ready || isDone.current) return;
    isDone.current = true;
    if (scroll > 0) document.documentElement.scrollTop = scroll;
  }, [ready, scroll]);
  if (!returned?.next) return null;
  return (
    <div className={styles.bar}>
      <Link to={returned.next.path} className={styles.link}>
        {t('Next: #{number}', { number: returned.next.number })}
      </Link>
    </div>
  );
}
