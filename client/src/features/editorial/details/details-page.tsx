import { Button, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { type AddressTab, AddressTabs } from '../../../shared/display/address-tabs';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import { NotesTab } from '../shared/notes-tab';
import { HeaderDialogs } from './header-dialogs';
import { LogTab } from './log/log-tab';
import { MailLogTab } from './log/mail-log-tab';
import { NextStep, OtherSteps } from './next-steps';
import { ReviewersTab } from './reviewers-tab';
import { ReviewsTab } from './reviews-tab';

const useStyles = makeStyles({ print: { '@media print': { display: 'none' } } });

/** `/articleDetails/{id}` (spec part 2, section 2, 'Article details'). */
export function DetailsPage() {
  const { id = '' } = useParams();
  const styles = useStyles();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title="Article details"
      tabTitle={query.data?.label}
      actions={
        <Button icon={<PrintRegular />} className={styles.print} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Loaded query={query}>{(article) => <Details article={article} />}</Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

/** The tabs this person may open, according to the server's `actions` (lifecycle, section 1, 'Conflict wall'). */
function tabsFor(article: ArticleView): AddressTab[] {
  const mayRead = article.actions.includes('see-log');
  const tabs: (AddressTab | false)[] = [
    article.actions.includes('see-reviews') && {
      value: 'reviews',
      label: 'Reviews',
      count: article.articleReviewer.filter(({ status }) => status === 'Completed').length,
      content: <ReviewsTab article={article} />,
    },
    mayRead && {
      value: 'manuscript',
      label: 'Manuscript',
      content: <ManuscriptViewer articleId={article.id} revision={article.revision} />,
    },
    mayRead && {
      value: 'reviewers',
      label: 'Reviewers',
      count: article.articleReviewer.filter(({ revision }) => revision === article.revision).length,
      content: <ReviewersTab article={article} />,
    },
    mayRead && { value: 'log', label: 'Log', content: <LogTab article={article} /> },
    mayRead && { value: 'mails', label: 'Email log', content: <MailLogTab article={article} /> },
    mayRead && {
      value: 'notes',
      label: 'Notes',
      count: article.articleNotes.length,
      content: <NotesTab article={article} />,
    },
  ];
  return tabs.filter((tab) => tab !== false);
}

function Details({ article }: { article: ArticleView }) {
  const tabs = tabsFor(article);
  return (
    <>
      <ArticleHeader
        article={article}
        linked={false}
        primary={<NextStep article={article} />}
        secondary={<OtherSteps article={article} />}
      >
        <HeaderDialogs article={article} />
      </ArticleHeader>
      {tabs.length > 0 ? (
        <AddressTabs label="Parts of the article" tabs={tabs} />
      ) : (
        <EmptyState
          text="There is nothing more to show yet."
          detail="Reviews appear here once the editors have decided."
        />
      )}
    </>
  );
}
