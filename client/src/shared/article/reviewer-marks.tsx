import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { t, type TodoReviewer } from '@contracts';

const useStyles = makeStyles({
  marks: { display: 'inline-flex', gap: tokens.spacingHorizontalXS, verticalAlign: 'middle' },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '18px',
    height: '18px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForeground2,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
  },
  Selected: { border: `1px dotted ${tokens.colorNeutralStrokeAccessible}` },
  Mailed: {},
  Accepted: { border: `1px solid ${tokens.colorBrandForeground1}`, color: tokens.colorBrandForeground1 },
  Completed: {
    border: `1px solid ${tokens.colorPaletteGreenForeground1}`,
    backgroundColor: tokens.colorPaletteGreenForeground1,
    color: tokens.colorNeutralBackground1,
  },
  late: {
    border: `1px dashed ${tokens.colorPaletteRedForeground1}`,
    color: tokens.colorPaletteRedForeground1,
  },
});

const WORDS: Record<TodoReviewer['status'], string> = {
  Selected: t('not yet invited'),
  Mailed: t('invited'),
  Accepted: t('agreed'),
  Completed: t('done'),
};

const inWords = ({ name, status, overdueDays }: TodoReviewer): string =>
  `${name}: ${WORDS[status]}${overdueDays ? `, ${t('{lateDays, plural, one {# day} other {# days}} late', { lateDays: overdueDays })}` : ''}`;

/** One small mark per reviewer: invited, agreed, done or late; in words for screen readers and on hover. */
export function ReviewerMarks({ reviewers }: { reviewers: readonly TodoReviewer[] }) {
  const styles = useStyles();
  if (reviewers.length === 0) return null;
  const words = reviewers.map(inWords).join('; ');
  return (
    <span role="img" aria-label={words} title={words} className={styles.marks}>
      {reviewers.map(({ requestId, status, overdueDays }, index) => (
        <span
          key={requestId}
          className={mergeClasses(styles.mark, styles[status], overdueDays ? styles.late : undefined)}
        >
          {status === 'Completed' ? '✓' : index + 1}
        </span>
      ))}
    </span>
  );
}
