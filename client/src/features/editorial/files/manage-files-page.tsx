import { useParams } from 'react-router-dom';
import { type ArticleView, type GroupName, t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { useUser } from '../../../shared/state/hooks';
import { OfficeFiles } from './office-files';

/** Groups that see files grouped by revision (spec part 2, section 6). Other groups see one list. */
const BY_REVISION: readonly GroupName[] = ['assistant', 'webmaster'];

/** `/manageFiles/{id}` (spec part 2, section 2, 'Manage files'). */
export function ManageFilesPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page title={t('Manage files')} tabTitle={query.data && t('Files of {label}', { label: query.data.label })}>
      <Loaded query={query} large skeleton={<SkeletonCards />}>
        {(article) => <ManageFiles article={article} />}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function ManageFiles({ article }: { article: ArticleView }) {
  const { group } = useUser().group;
  // Conflict wall: authors of the article manage its files on the author's pages.
  if (!article.actions.includes('see-log'))
    return (
      <>
        <ArticleHeader article={article} />
        <EmptyState text={t('You are an author of this article, so other staff manage its files.')} />
      </>
    );
  return (
    <>
      <ArticleHeader article={article} explain={['manage-files']} />
      <Card title={t('Files')}>
        <OfficeFiles article={article} layout={BY_REVISION.includes(group) ? 'revisions' : 'flat'} withFigures />
      </Card>
    </>
  );
}
