import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useParams, useSearchParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { AddressTabs } from '../../../shared/display/tabs';
import { EmptyState } from '../../../shared/page/empty-state';
import { useFramed } from '../../../shared/page/framed';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { namedMoment } from '../frame/past/named-moment';
import { HeaderDialogs } from './header-dialogs';
import { ReviewsTab } from './reviews-tab';
import { StaffDetails } from './staff-details';

const useStyles = makeStyles({ print: { '@media print': { display: 'none' } } });

/** `/articleDetails/{id}` (spec part 2, section 2, 'Article details'). */
export function DetailsPage() {
  const { id = '' } = useParams();
  const styles = useStyles();
  const framed = useFramed();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page
      title={t('Article details')}
      tabTitle={query.data?.label}
      actions={
        <Button icon={<PrintRegular />} className={styles.print} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    >
      <Loaded query={query} large>
        {(article) => (framed ? <StaffDetails article={article} /> : <AuthorDetails article={article} />)}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

/** For people who are not staff of this article: the manuscript, and its reviews once they are open. */
function AuthorDetails({ article }: { article: ArticleView }) {
  const tab = {
    value: 'reviews',
    label: t('Reviews'),
    count: article.articleReviewer.filter(({ status }) => status === 'Completed').length,
    content: <ReviewsTab article={article} />,
  };
  return (
    <>
      <PresentInstead />
      <ArticleHeader article={article} linked="nobody">
        <HeaderDialogs article={article} />
      </ArticleHeader>
      {article.actions.includes('see-reviews') ? (
        <AddressTabs label={t('Parts of the article')} tabs={[tab]} />
      ) : (
        <EmptyState
          text={t('There is nothing more to show yet.')}
          detail={t('Reviews appear here once the editors have decided.')}
        />
      )}
    </>
  );
}

/** Past states are for the office. Readers who follow a link to one must see that this is the present state. */
function PresentInstead() {
  const [params] = useSearchParams();
  if (namedMoment(params) === null) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('This link leads to an earlier state, which only the office can open. You see the manuscript as it is now.')}
      </MessageBarBody>
    </MessageBar>
  );
}
