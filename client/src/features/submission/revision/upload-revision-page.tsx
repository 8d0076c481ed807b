import { Text } from '@fluentui/react-components';
import { useParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { AddressTabs } from '../../../shared/display/tabs';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { AuthorReviews } from '../reviews/author-reviews';
import { BesideReviews } from './beside-reviews';
import { ManuscriptInformation } from './manuscript-information';
import { ReplyToReviewers } from './reply/reply-to-reviewers';
import { RevisionUpload } from './revision-upload';

/** `/uploadRevision/{id}` (spec part 1, section 2, 'Upload revision'). */
export function UploadRevisionPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={t('Upload revision')}
      crumbs={[{ label: t('Action needed'), to: '/manuscript/revision' }, { label: t('Upload revision') }]}
    >
      <Loaded query={query} large>
        {(article) => (
          <>
            <ArticleHeader article={article} />
            {article.actions.includes('submit-revision') ? (
              <RevisionTabs article={article} />
            ) : (
              <EmptyState text={t('No revision is requested for this manuscript.')} />
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
    { value: 'instructions', label: t('Instructions'), content: <Instructions article={article} /> },
    { value: 'reviews', label: t('Reviews'), content: <AuthorReviews article={article} /> },
    { value: 'information', label: t('Manuscript information'), content: <ManuscriptInformation article={article} /> },
    { value: 'reply', label: t('Reply to the reviewers'), content: <ReplyToReviewers article={article} /> },
    {
      value: 'upload',
      label: t('Revision upload'),
      content: (
        <BesideReviews article={article}>
          <RevisionUpload article={article} />
        </BesideReviews>
      ),
    },
  ];
  return <AddressTabs label={t('Parts of the revision')} tabs={tabs} />;
}

function Instructions({ article }: { article: ArticleView }) {
  return (
    <>
      <Text block>{t("Please upload three documents under 'Revision upload':")}</Text>
      <ol>
        <li>{t('the revised manuscript (unmarked);')}</li>
        <li>{t('a marked version that shows every change;')}</li>
        <li>
          {t(
            "a letter of rebuttal that answers the reviewers point by point; it can be written under 'Reply to the reviewers'.",
          )}
        </li>
      </ol>
      <Text block>
        {t('Figures, tables and other files that did not change can be reused from the previous revision.')}
        {article.dueDate && (
          <>
            {' '}
            <Rich
              text="We hope to have your revision by <date></date>."
              tags={{ date: <Timestamp at={article.dueDate} show="date" focusable /> }}
            />
          </>
        )}
      </Text>
    </>
  );
}
