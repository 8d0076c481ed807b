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
  more: { fontSize: '11px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
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

/** How many marks the columns of lists have room for. */
const MOST = 3;

/** The reviewers with their places: all, or as many as there is room for, the late ones first. */
function chosen(reviewers: readonly TodoReviewer[]): { reviewer: TodoReviewer; place: number }[] {
  const all = reviewers.map((reviewer, index) => ({ reviewer, place: index + 1 }));
  if (all.length <= MOST) return all;
  const isLate = ({ reviewer }: (typeof all)[number]) => (reviewer.overdueDays ? 0 : 1);
  const first = [...all].sort((one, other) => isLate(one) - isLate(other)).slice(0, MOST - 1);
  return first.sort((one, other) => one.place - other.place);
}

/** One small mark per reviewer: invited, agreed, done or late; in words for screen readers and on hover. */
export function ReviewerMarks({ reviewers }: { reviewers: readonly TodoReviewer[] }) {
  const styles = useStyles();
  if (reviewers.length === 0) return null;
  const words = reviewers.map(inWords).join('; ');
  const shown = chosen(reviewers);
  const more = reviewers.length - shown.length;
  return (
    <span role="img" aria-label={words} title={words} className={styles.marks}>
      {shown.map(({ reviewer: { requestId, status, overdueDays }, place }) => (
        <span
          key={requestId}
          className={mergeClasses(styles.mark, styles[status], overdueDays ? styles.late : undefined)}
        >
          {status === 'Completed' ? '✓' : place}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
