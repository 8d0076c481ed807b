import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useNavigate, useParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { useListCrumb } from '../../../shared/state/list-return';
import { ManageFilesButton } from '../shared/manage-files-button';
import { PageLink } from '../shared/page-link';
import { ResumeReview } from '../shared/resume-review';
import { AdviceCard } from './advice-card';
import { DecisionCard } from './decision-card';
import { ForwardCard } from './forward-card';
import { Material } from './material';
import { ReviewerTable } from './reviewer-table';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  sticky: {
    position: 'sticky',
    top: tokens.spacingVerticalL,
    // All decisions can be reached without scrolling the reviews to their end.
    maxHeight: `calc(100vh - ${tokens.spacingVerticalXXXL})`,
    overflowY: 'auto',
    // On a narrow screen the decision comes before the long reviews.
    '@media (max-width: 1100px)': { position: 'static', order: -1, maxHeight: 'none', overflowY: 'visible' },
  },
});

/** `/decideOnStatus/{id}` (spec part 2, section 2, 'Decide on status'). */
export function DecidePage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page title="Decide on status" crumbs={[useListCrumb(), { label: 'Decide on status' }]}>
      <Loaded query={query}>{(article) => <Decide article={article} />}</Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Decide({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <>
      <ArticleHeader
        article={article}
        explain={['decide', 'advise', 'assign-associate']}
        secondary={
          <>
            <PageLink to={`/reviewerSelection/${article.id}`}>Reviewer selection</PageLink>
            <ManageFilesButton article={article} />
            {article.actions.includes('override') && (
              <Button onClick={() => navigate(`/overrideArticle/${article.id}`)}>Override</Button>
            )}
          </>
        }
      />
      <ResumeReview article={article} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReviewerTable article={article} />
          <Material article={article} />
        </div>
        <div className={mergeClasses(styles.column, styles.sticky)}>
          <DecisionCard article={article} />
          <AdviceCard article={article} />
          <ForwardCard article={article} />
        </div>
      </div>
    </>
  );
}
