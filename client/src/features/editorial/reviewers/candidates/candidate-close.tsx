import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type CloseArticle, type ReviewerCandidate, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { whyOf } from './candidate-why';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { paddingBlock: tokens.spacingVerticalXS, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  part: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const PARTS: Record<CloseArticle['part'], string> = { REVIEWED: t('Reviewed it'), WROTE: t('Wrote it') };

/** Why the candidate fits the article, with links to the close articles. */
export function CandidateClose({ candidate }: { candidate: ReviewerCandidate }) {
  const styles = useStyles();
  const { articles } = candidate.close;
  return (
    <Card title={t('Why this person')} level={3}>
      <Text>{whyOf(candidate)}.</Text>
      {articles.length > 0 && (
        <ul className={styles.list} aria-label={t('Closest articles')}>
          {articles.map(({ id, articleId, articleTitle, part }) => (
            <li key={`${part} ${id}`} className={styles.row}>
              <Link to={`/articleDetails/${id}`}>
                {articleId} {articleTitle}
              </Link>
              <span className={styles.part}>{PARTS[part]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
