import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // An open list takes the whole width; folded lists are next to each other.
  fold: { '&[open]': { flexBasis: '100%' }, '&[open] > summary::before': { content: '"▾" / ""' } },
  summary: {
    display: 'inline-block',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '::before': { content: '"▸" / ""', display: 'inline-block', width: '1.1em' },
  },
  content: { display: 'grid', gap: tokens.spacingVerticalS, paddingTop: tokens.spacingVerticalS },
});

interface Props {
  title: string;
  count: number;
  /** True if there is nothing else on the page to look at. */
  open?: boolean;
  children: ReactNode;
}

/** A list that is rarely needed, folded behind its name and length. */
export function Folded({ title, count, open = false, children }: Props) {
  const styles = useStyles();
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        {title} {count}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
