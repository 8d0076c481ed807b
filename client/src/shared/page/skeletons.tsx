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
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

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
