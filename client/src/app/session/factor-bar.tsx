import { Link, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { t } from '@contracts';
import { Rich } from '../../shared/language/rich';
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
      aria-label={t('Second factor needed')}
    >
      <MessageBarBody>
        <Rich
          text="Your group needs a second factor to sign in. You have {days, plural, one {# day} other {# days}} left to <link>add one on your profile</link>."
          tags={{
            link: (words) => (
              <Link inline href={href} onClick={open}>
                {words}
              </Link>
            ),
          }}
          values={{ days }}
        />
      </MessageBarBody>
    </MessageBar>
  );
}
