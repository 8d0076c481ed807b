import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { t } from '@contracts';
import { VisuallyHidden } from './visually-hidden';

export interface Step {
  label: string;
  /** `unreached`: the step will not be reached any more. */
  state: 'done' | 'current' | 'ahead' | 'unreached';
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '@media (max-width: 639px)': { flexDirection: 'column', gap: tokens.spacingVerticalM },
  },
  step: {
    position: 'relative',
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 639px)': { flexDirection: 'row' },
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: '15px',
      right: 'calc(50% + 20px)',
      left: 'calc(-50% + 20px)',
      height: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
      '@media (max-width: 639px)': { display: 'none' },
    },
  },
  reached: {
    color: tokens.colorNeutralForeground1,
    '&:not(:first-child)::before': { backgroundColor: tokens.colorBrandStroke1 },
  },
  dot: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  done: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand, border: 'none' },
  current: {
    border: `2px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const SPOKEN = {
  done: t('done'),
  current: t('current step'),
  ahead: t('still to come'),
  unreached: t('not reached'),
} as const;

/** Progress as a row of steps; a column on narrow screens. */
export function ProgressSteps({ steps, label }: { steps: readonly Step[]; label: string }) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ label: name, state }, index) => (
        <li
          key={name}
          className={mergeClasses(styles.step, (state === 'done' || state === 'current') && styles.reached)}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span
            aria-hidden
            className={mergeClasses(styles.dot, state === 'done' && styles.done, state === 'current' && styles.current)}
          >
            {state === 'done' ? <CheckmarkRegular /> : index + 1}
          </span>
          <span>
            {name}
            <VisuallyHidden>, {SPOKEN[state]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
