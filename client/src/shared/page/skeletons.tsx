import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { t } from '@contracts';

const useStyles = makeStyles({
  // Content that loads within 200 ms shows no skeleton. A frame that is loading hides the skeletons within it, which it would move.
  late: {
    display: 'var(--quire-skeletons, block)',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '100ms',
    animationDelay: '200ms',
    animationFillMode: 'both',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    height: '40px',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** Titles differ in length. */
const ROW_WIDTHS = ['72%', '54%', '88%', '63%'];

/** Grey lines as a placeholder for text. */
export function SkeletonLines({ lines = 3, label = t('Loading') }: { lines?: number; label?: string }) {
  const styles = useStyles();
  return (
    <Skeleton aria-label={label} className={styles.late}>
      <div className={styles.lines}>
        {Array.from({ length: lines }, (_none, index) => (
          <SkeletonItem key={index} size={16} style={{ width: index % 3 === 2 ? '60%' : '100%' }} />
        ))}
      </div>
    </Skeleton>
  );
}

/** Rows as high as those of a list of staff (40 px), each with a line of text, as placeholders for a list. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  const styles = useStyles();
  return (
    <Skeleton aria-label={t('Loading')} className={styles.late}>
      {Array.from({ length: rows }, (_none, index) => (
        <div key={index} className={styles.row}>
          <SkeletonItem size={16} style={{ width: ROW_WIDTHS[index % ROW_WIDTHS.length] }} />
        </div>
      ))}
    </Skeleton>
  );
}

/** Grey boxes as placeholders for cards. */
export function SkeletonCards({ cards = 3, height = 112 }: { cards?: number; height?: number }) {
  const styles = useStyles();
  return (
    <Skeleton aria-label={t('Loading')} className={styles.late}>
      <div className={styles.lines}>
        {Array.from({ length: cards }, (_none, index) => (
          <SkeletonItem key={index} style={{ height }} />
        ))}
      </div>
    </Skeleton>
  );
}
