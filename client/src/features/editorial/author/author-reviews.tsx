import { type ArticleView, FINAL_STATUSES, t } from '@contracts';
import { LettersAbove } from '../../../shared/article/letters';
import { EmptyState } from '../../../shared/page/empty-state';
import { ReviewsTab } from '../details/reviews-tab';

interface Props {
  article: ArticleView;
  /** The author also has the editors' letters here. */
  isOwn: boolean;
}

/** The reviews once they are open, below the editors' letters. */
export function AuthorReviews({ article, isOwn }: Props) {
  const reviews = article.actions.includes('see-reviews') ? (
    <ReviewsTab article={article} />
  ) : (
    <NoReviews article={article} />
  );
  if (!isOwn) return reviews;
  return (
    <LettersAbove articleId={article.id} surface>
      {reviews}
    </LettersAbove>
  );
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
