import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ArticleView, FINAL_STATUSES, t } from '@contracts';
import { ArticleHeader } from '../../../shared/article/article-header';
import { LettersAbove } from '../../../shared/article/letters';
import { AddressTabs } from '../../../shared/display/tabs';
import { EmptyState } from '../../../shared/page/empty-state';
import { useUser } from '../../../shared/state/hooks';
import { namedMoment } from '../frame/past/named-moment';
import { HeaderDialogs } from './header-dialogs';
import { ReviewsTab } from './reviews-tab';

/**
 * For people who are not staff of this article: the manuscript, their next action, and its reviews once they are open. Its author also has
 * the editors' letters here.
 */
export function AuthorDetails({ article }: { article: ArticleView }) {
  const navigate = useNavigate();
  const isOwn = article.uploadedById === useUser().id;
  const next = nextStep(article);
  const primary = next && (
    <Button appearance="primary" onClick={() => navigate(next.path)}>
      {next.label}
    </Button>
  );
  return (
    <>
      <PresentInstead />
      <ArticleHeader article={article} linked="nobody" primary={primary}>
        <HeaderDialogs article={article} />
      </ArticleHeader>
      {isOwn ? (
        <LettersAbove articleId={article.id}>
          <Reviews article={article} />
        </LettersAbove>
      ) : (
        <Reviews article={article} />
      )}
    </>
  );
}

/** Where the author does what the journal waits for; undefined while it waits for nothing. */
function nextStep({ id, actions }: ArticleView): { path: string; label: string } | undefined {
  if (actions.includes('submit-correction')) return { path: `/correction/${id}`, label: t('Adjust manuscript') };
  if (actions.includes('submit-revision')) return { path: `/uploadRevision/${id}`, label: t('Upload revision') };
  return undefined;
}

function Reviews({ article }: { article: ArticleView }) {
  if (!article.actions.includes('see-reviews')) return <NoReviews article={article} />;
  const tab = {
    value: 'reviews',
    label: t('Reviews'),
    count: article.articleReviewer.filter(({ status }) => status === 'Completed').length,
    content: <ReviewsTab article={article} />,
  };
  return <AddressTabs label={t('Parts of the article')} tabs={[tab]} />;
}

/** Why there are no reviews, and whether some may follow. */
function NoReviews({ article: { status, actions } }: { article: ArticleView }) {
  if (actions.includes('submit-correction'))
    return (
      <EmptyState
        text={t('The editorial office asks for a correction.')}
        detail={t('The check of the manuscript continues when you have submitted it.')}
      />
    );
  if (FINAL_STATUSES.includes(status))
    return (
      <EmptyState
        text={t('There are no reviews to show.')}
        detail={
          status === 'WITHDRAWN'
            ? t('The manuscript was withdrawn before a decision.')
            : t('The manuscript was decided on without reviews.')
        }
      />
    );
  return (
    <EmptyState
      text={t('There is nothing more to show yet.')}
      detail={t('Reviews appear here once the editors have decided.')}
    />
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
