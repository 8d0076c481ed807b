import { useParams } from 'react-router-dom';
import { t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { useFramed } from '../../../shared/page/framed';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { AuthorPage } from '../author/author-page';
import { StaffDetails } from './staff-details';

/** `/articleDetails/{id}` (spec part 2, section 2, 'Article details'). */
export function DetailsPage() {
  const { id = '' } = useParams();
  return useFramed() ? <StaffPage id={id} /> : <AuthorPage id={id} />;
}

function StaffPage({ id }: { id: string }) {
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page title={t('Article details')} tabTitle={query.data?.label}>
      <Loaded query={query} large skeleton={<SkeletonCards />}>
        {(article) => <StaffDetails article={article} />}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}
