import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { t } from '@contracts';

const useStyles = makeStyles({
  bar: { flexShrink: 0, display: 'flex', gap: '3px', width: '180px', '@media (max-width: 639px)': { width: '100%' } },
  stage: {
    flexGrow: 1,
    height: '5px',
    borderRadius: '3px',
    backgroundColor: tokens.colorNeutralStroke2,
    // In forced-colours mode the background disappears, but the border stays.
    border: '1px solid transparent',
    boxSizing: 'content-box',
    backgroundClip: 'padding-box',
  },
  done: { backgroundColor: tokens.colorBrandBackground, forcedColorAdjust: 'none' },
  current: { backgroundColor: tokens.colorBrandStroke2, forcedColorAdjust: 'none' },
});

/** Counted from 1: submitted, checked and given to reviewers, with reviewers, decision. */
const STAGES = 4;

interface Props {
  /** The current stage. */
  stage: number;
}

/** Four short bars for the stages that are done, running and still to come. */
export function StageBar({ stage }: Props) {
  const styles = useStyles();
  return (
    <span className={styles.bar} role="img" aria-label={t('Step {stage} of {count}', { stage, count: STAGES })}>
      {Array.from({ length: STAGES }, (_none, index) => (
        <span
          key={index}
          className={mergeClasses(
            styles.stage,
            index + 1 < stage && styles.done,
            index + 1 === stage && styles.current,
          )}
        />
      ))}
    </span>
  );
}
