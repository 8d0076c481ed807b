import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type ArticleView, t } from '@contracts';
import { countDays, daysBetween, formatDate } from '../../../shared/display/format';
import { detailsApi } from '../api/details-api';
import { type Milestone, milestonesOf } from './milestones';
import { useHadHappened, useShownTime } from './past/moment';

const useStyles = makeStyles({
  // Keeps its height while the dates load.
  line: {
    ...typographyStyles.caption1,
    display: 'flex',
    gap: '3px',
    minHeight: '40px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    // A phone has room for three steps in one row, so that the row keeps its height.
    '@media (max-width: 640px)': { minHeight: '55px', '& > li:nth-last-child(n + 4)': { display: 'none' } },
  },
  step: {
    flex: '1 1 0',
    minWidth: 0,
    paddingTop: tokens.spacingVerticalXS,
    borderTop: `3px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  reached: { borderTopColor: tokens.colorCompoundBrandStroke },
  now: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  text: { display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  when: { '@media (max-width: 640px)': { whiteSpace: 'normal' } },
});

function when({ at, due, state }: Milestone, now: Date): string {
  if (at === null) return due === null ? '' : t('due {date}', { date: formatDate(due) });
  if (state !== 'now') return formatDate(at);
  return `${formatDate(at)}, ${countDays(Math.max(0, daysBetween(at, now)))}`;
}

/** The progress of the article, with dates. */
export function ProgressLine({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { data = [] } = detailsApi.useArticleLogQuery(article.id);
  const now = useShownTime();
  const hadHappened = useHadHappened();
  const log = data.filter(({ actionTime }) => hadHappened(actionTime));
  return (
    <ol aria-label={t('Progress')} className={styles.line}>
      {milestonesOf(article, log).map((step, index) => (
        <li
          key={`${index} ${step.label}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={mergeClasses(
            styles.step,
            step.state !== 'ahead' && styles.reached,
            step.state === 'now' && styles.now,
          )}
        >
          <span className={styles.text}>{step.label}</span>
          <span className={mergeClasses(styles.text, styles.when)}>{when(step, now)}</span>
        </li>
      ))}
    </ol>
  );
}
