import { useParams } from 'react-router-dom';
import { t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Card } from '../../../shared/display/card';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { PageLink } from '../../../shared/page/page-link';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { useListCrumb } from '../../../shared/state/list-return';
import { BesideManuscript } from '../reviewers/reading';
import { ReviewerPanelCards } from '../reviewers/reviewer-panel-cards';
import { ManageFilesButton } from '../shared/manage-files-button';
import { OverrideForm } from './override-form';

/** `/overrideArticle/{id}`: sets a status outside the usual transitions, with a reason (spec part 2, section 2). */
export function OverridePage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page title={t('Override')} crumbs={[useListCrumb(id), { label: t('Override') }]}>
      <Loaded query={query} large skeleton={<SkeletonCards />}>
        {(article) => (
          <>
            <ArticleHeader
              article={article}
              explain={['override']}
              secondary={
                <>
                  <PageLink to={`/reviewerSelection/${article.id}`}>{t('Reviewer selection')}</PageLink>
                  <ManageFilesButton article={article} />
                </>
              }
            />
            <BesideManuscript article={article}>
              {article.actions.includes('override') && (
                <Card title={t('New status')}>
                  <OverrideForm article={article} />
                </Card>
              )}
              <ReviewerPanelCards article={article} />
            </BesideManuscript>
          </>
        )}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}
