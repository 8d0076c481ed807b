import { Text } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  COMMENT_FIELDS,
  isEmptyRichText,
  MESSAGES,
  REVIEW_FIELD_LABELS,
  t,
} from '@contracts';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { LettersAbove } from '../../../shared/article/letters';
import { Facts, ratingFacts, recommendedBy } from '../../../shared/article/review-facts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { listsApi } from '../api/lists-api';

/**
 * The editor's letters and the reviews as the author may see them, newest revision first: no comments to the editor, and a number instead
 * of a name unless the review is open (lifecycle, section 3). The numbers are those of the letter and of the reply.
 */
export function AuthorReviews({ article }: { article: ArticleView }) {
  const reviews = article.articleReviewer
    .filter((request) => request.status === 'Completed')
    .sort((one, other) => other.revision - one.revision);
  return (
    <LettersAbove articleId={article.id}>
      {reviews.length === 0 && <EmptyState text={MESSAGES.noReviews} />}
      {reviews.map((request) => (
        <OneReview key={request.id} articleId={article.id} request={request} />
      ))}
    </LettersAbove>
  );
}

interface OneProps {
  articleId: string;
  request: ArticleReviewerView;
}

function OneReview({ articleId, request }: OneProps) {
  const { firstName, lastName } = request.reviewer;
  const name = `${firstName} ${lastName}`;
  const query = listsApi.useMaskedReviewQuery({ articleId, reviewId: request.id });
  return (
    <Card plain level={3} title={t('{name} (revision {revision})', { name, revision: request.revision })}>
      <Loaded query={query}>
        {({ review, annotated }) => (
          <>
            <Facts facts={[[REVIEW_FIELD_LABELS.recommendation, recommendedBy(review)], ...ratingFacts(review)]} />
            <AnnotatedLink file={annotated} />
            {COMMENT_FIELDS.filter((field) => !isEmptyRichText(review[field])).map((field) => (
              <section key={field} aria-label={REVIEW_FIELD_LABELS[field]}>
                <Text as="h4" weight="semibold" block>
                  {REVIEW_FIELD_LABELS[field]}
                </Text>
                <RichText html={review[field] ?? ''} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}
