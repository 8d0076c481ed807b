import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ArticleReviewerView, type ArticleView, ASSIGNMENT_LABELS, RECOMMENDATION_LABELS, t } from '@contracts';
import { LateDays } from '../../../shared/article/marks/late-days';
import { pageIdOf, PersonLink } from '../../../shared/people/person-link';

const useStyles = makeStyles({
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
  // Names are links: each needs a height of 24 px as a click target (WCAG 2.2, 2.5.8).
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '24px',
    gap: tokens.spacingHorizontalS,
  },
  state: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, textAlign: 'end' },
});

function stateOf(request: ArticleReviewerView): string {
  if (request.recommendation) return RECOMMENDATION_LABELS[request.recommendation];
  return ASSIGNMENT_LABELS[request.status];
}

/** The reviewers of the present revision with their state; lateness is also in words. */
export function FactsReviewers({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const requests = article.articleReviewer.filter(({ revision }) => revision === article.revision);
  if (requests.length === 0) return <>{t('None for this revision')}</>;
  return (
    <ul className={styles.lines}>
      {requests.map((request) => {
        return (
          <li key={request.id} className={styles.line}>
            <PersonLink
              id={pageIdOf(request.reviewer)}
              name={`${request.reviewer.firstName} ${request.reviewer.lastName}`}
            />
            <span className={styles.state}>
              {stateOf(request)}
              {request.overdueDays !== null && (
                <>
                  {', '}
                  <LateDays days={request.overdueDays} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
