import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '@contracts';
import { useChosenInView } from '../../../shared/state/use-chosen-in-view';

export interface ArticleTab {
  name: string;
  to: string;
  count?: number;
  current: boolean;
}

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    gap: tokens.spacingHorizontalXXL,
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  tab: {
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: '2px solid transparent',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current]': {
      color: tokens.colorNeutralForeground1,
      borderBottomColor: tokens.colorCompoundBrandStroke,
    },
  },
  count: { marginInlineStart: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3, fontWeight: 400 },
});

/** The line of the screens of one article. They have their own addresses, so they are links. */
export function TabLinks({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { pathname, search } = useLocation();
  const line = useChosenInView<HTMLElement>(pathname + search);
  return (
    <nav ref={line} aria-label={t('Parts of the article')} className={styles.tabs}>
      {children}
    </nav>
  );
}

/** `suffix` is appended to the accessible name. */
export function TabLink({ tab: { name, to, count, current }, suffix = '' }: { tab: ArticleTab; suffix?: string }) {
  const styles = useStyles();
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={`${count === undefined ? name : `${name}, ${count}`}${suffix}`}
      aria-current={current ? 'page' : undefined}
      className={styles.tab}
    >
      {name}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
