import { Button, Text } from '@fluentui/react-components';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ReviewRequestView } from '../../../../../src/contracts';
import { isApiError } from '../../../app/api-error';
import { Card } from '../../../shared/card';
import { EmptyState } from '../../../shared/empty-state';
import { Loaded } from '../../../shared/loaded';
import { Page } from '../../../shared/page';
import { RichText } from '../../../shared/rich-text/rich-text';
import { Timestamp } from '../../../shared/timestamp';
import { requestApi } from '../request-api';
import { AnswerForm } from './answer-form';

/**
 * `/{articleID}/{articleReviewerId}/{accept|decline}`: what the link in an invitation opens. Opening it changes nothing; the
 * answer is a button (lifecycle, section 3, 'Links in mails').
 */
export function RequestPage() {
  const { articleId = '', reviewId = '' } = useParams();
  const [address] = useSearchParams();
  const key = address.get('key') ?? undefined;
  return <Request articleId={articleId} reviewId={reviewId} requestKey={key} />;
}

interface RequestProps {
  articleId: string;
  reviewId: string;
  requestKey: string | undefined;
}

function Request({ articleId, reviewId, requestKey }: RequestProps) {
  const declining = useLocation().pathname.endsWith('/decline');
  const query = requestApi.useReviewRequestQuery(
    { articleId, reviewId, key: requestKey },
    // An answer given a moment ago changes what the page shows.
    { refetchOnMountOrArgChange: true },
  );
  const refused = isApiError(query.error) && [403, 404].includes(query.error.statusCode);
  return (
    <Page title="Review request" width="reading">
      {refused ? (
        <EmptyState
          text="This link does not open a review request."
          detail="It may have been used, or the request may have been closed. Sign in to see the requests that wait for you."
        />
      ) : (
        <Loaded query={query}>
          {(request) => (
            <>
              <Manuscript request={request} />
              {request.status === 'Mailed' || request.status === 'No answer' ? (
                <AnswerForm {...{ articleId, reviewId, requestKey, declining, request }} />
              ) : (
                <Answered request={request} />
              )}
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Manuscript({ request }: { request: ReviewRequestView }) {
  return (
    <Card title={request.articleTitle}>
      <Text>
        {[request.typeName, `no. ${request.articleNumber}`, request.authors.join(', ')]
          .filter((part) => part)
          .join(' · ')}
      </Text>
      <RichText html={request.abstractText} empty="This manuscript has no abstract." />
      <Text>
        {request.journalName} asks you to send your review within {request.reviewDays} days after you accept
        {request.answerDueDate && (
          <>
            , and to answer by <Timestamp at={request.answerDueDate} show="date" />
          </>
        )}
        . Please decline if you know the authors well, or have an interest in the outcome. What you read is
        confidential.
      </Text>
    </Card>
  );
}

function Answered({ request }: { request: ReviewRequestView }) {
  const navigate = useNavigate();
  const accepted = request.status === 'Accepted';
  return (
    <EmptyState
      text={
        accepted
          ? 'You have accepted this request. Thank you.'
          : `This request is closed (${request.status.toLowerCase()}).`
      }
      action={
        accepted && (
          <Button appearance="primary" onClick={() => navigate(`/${request.articleId}/review/${request.id}`)}>
            Write the review
          </Button>
        )
      }
    />
  );
}
