import { Button } from '@fluentui/react-components';
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
import { StaffReviews } from './staff-reviews';

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
      <DecisionCard article={article} />
      <AdviceCard article={article} />
      <ForwardCard article={article} />
      <StaffReviews article={article} />
    </>
  );
}
