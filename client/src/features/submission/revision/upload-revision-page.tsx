import { Text } from '@fluentui/react-components';
import { useParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { AddressTabs } from '../../../shared/display/address-tabs';
import { Timestamp } from '../../../shared/display/timestamp';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { AuthorReviews } from '../reviews/author-reviews';
import { BesideReviews } from './beside-reviews';
import { ManuscriptInformation } from './manuscript-information';
import { RevisionUpload } from './revision-upload';

/** `/uploadRevision/{id}` (spec part 1, section 2, 'Upload revision'). */
export function UploadRevisionPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title="Upload revision"
      crumbs={[{ label: 'Action needed', to: '/manuscript/revision' }, { label: 'Upload revision' }]}
    >
      <Loaded query={query}>
        {(article) => (
          <>
            <ArticleHeader article={article} />
            {article.actions.includes('submit-revision') ? (
              <RevisionTabs article={article} />
            ) : (
              <EmptyState text="No revision is requested for this manuscript." />
            )}
          </>
        )}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function RevisionTabs({ article }: { article: ArticleView }) {
  const tabs = [
    { value: 'instructions', label: 'Instructions', content: <Instructions article={article} /> },
    { value: 'reviews', label: 'Reviews', content: <AuthorReviews article={article} /> },
    { value: 'information', label: 'Manuscript information', content: <ManuscriptInformation article={article} /> },
    {
      value: 'upload',
      label: 'Revision upload',
      content: (
        <BesideReviews article={article}>
          <RevisionUpload article={article} />
        </BesideReviews>
      ),
    },
  ];
  return <AddressTabs label="Parts of the revision" tabs={tabs} />;
}

function Instructions({ article }: { article: ArticleView }) {
  return (
    <>
      <Text block>Please upload three documents under 'Revision upload':</Text>
      <ol>
        <li>the revised manuscript (unmarked);</li>
        <li>a marked version that shows every change;</li>
        <li>a letter of rebuttal that answers the reviewers point by point.</li>
      </ol>
      <Text block>
        Figures, tables and other files that did not change can be reused from the previous revision.
        {article.dueDate && (
          <>
            {' '}
            We hope to have your revision by <Timestamp at={article.dueDate} show="date" />.
          </>
        )}
      </Text>
    </>
  );
}
