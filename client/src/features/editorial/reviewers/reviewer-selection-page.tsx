import { useParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { PageLink } from '../../../shared/page/page-link';
import { useListCrumb } from '../../../shared/state/list-return';
import { ManageFilesButton } from '../shared/manage-files-button';
import { ResumeReview } from '../shared/resume-review';
import { BesideManuscript } from './reading';
import { ReviewerPanelCards } from './reviewer-panel-cards';

/** `/reviewerSelection/{id}` (spec part 2, section 2, 'Reviewer selection'). */
export function ReviewerSelectionPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page title={t('Reviewer selection')} crumbs={[useListCrumb(id), { label: t('Reviewer selection') }]}>
      <Loaded query={query} large>
        {(article) => <Selection article={article} />}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Selection({ article }: { article: ArticleView }) {
  return (
    <>
      <ArticleHeader
        article={article}
        explain={['choose-reviewers']}
        secondary={
          <>
            <PageLink to={`/decideOnStatus/${article.id}`}>{t('Decide on status')}</PageLink>
            <ManageFilesButton article={article} />
          </>
        }
      />
      <ResumeReview article={article} />
      <BesideManuscript article={article}>
        <ReviewerPanelCards article={article} />
      </BesideManuscript>
    </>
  );
}
