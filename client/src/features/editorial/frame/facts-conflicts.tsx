import { makeStyles, tokens } from '@fluentui/react-components';
import { type ArticleView, type ReviewerConflict, t } from '@contracts';
import { BARRED, CONFLICTS } from '../reviewers/candidates/candidate-words';
import { conflictsApi } from './conflicts-api';

const useStyles = makeStyles({
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
  conflict: { color: tokens.colorPaletteRedForeground1 },
});

const wordsOf = (reason: ReviewerConflict['reasons'][number]): string =>
  reason in CONFLICTS ? CONFLICTS[reason as keyof typeof CONFLICTS].long : BARRED[reason as keyof typeof BARRED];

/** What the reviewers of the present revision have in common with the authors, as reasons for a conflict. */
export function FactsConflicts({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { data } = conflictsApi.useReviewerConflictsQuery(article.id);
  if (!data) return <>…</>;
  if (data.length === 0)
    return <>{article.authorsHidden ? t('The assistants see what is shared with the authors.') : t('None found')}</>;
  return (
    <ul className={styles.lines}>
      {data.map(({ reviewer, reasons }) => (
        <li key={reviewer.id}>
          <bdi>
            {reviewer.firstName} {reviewer.lastName}
          </bdi>
          : <span className={styles.conflict}>{reasons.map((reason) => wordsOf(reason).toLowerCase()).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
