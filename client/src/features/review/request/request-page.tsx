import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type ReviewRequestView, t } from '@contracts';
import { isApiError } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';
import { requestApi } from '../request-api';
import { AnswerForm } from './answer-form';
import { Answered } from './answered';
import { RequestDetails, RequestedManuscript } from './requested-manuscript';

/** The characters of a valid key. Any other key opens nothing and could not be sent as a header. */
const KEY = /^[\w-]{1,200}$/;

/**
 * `/{articleID}/{articleReviewerId}/{accept|decline}`: opened by the link in an invitation. Opening it changes nothing; an answer requires
 * pressing a button (lifecycle, section 3, 'Links in mails').
 */
export function RequestPage() {
  const { articleId = '', reviewId = '' } = useParams();
  const [address] = useSearchParams();
  const key = address.get('key') ?? undefined;
  const signedIn = useAppSelector(selectSession) !== null;
  // A signed-in reviewer needs no key, so a malformed one is left out.
  const usable = key !== undefined && KEY.test(key) ? key : undefined;
  return (
    <Page title={t('Review request')} width="reading">
      {usable === undefined && !signedIn ? <Refused /> : <Request {...{ articleId, reviewId }} requestKey={usable} />}
    </Page>
  );
}

interface RequestProps {
  articleId: string;
  reviewId: string;
  requestKey: string | undefined;
}

function Request({ articleId, reviewId, requestKey }: RequestProps) {
  const [answered, setAnswered] = useState(false);
  const declining = useLocation().pathname.endsWith('/decline');
  const query = requestApi.useReviewRequestQuery(
    { articleId, reviewId, key: requestKey },
    // A recent answer changes what the page shows.
    { refetchOnMountOrArgChange: true },
  );
  if (isApiError(query.error) && [400, 403, 404].includes(query.error.statusCode)) return <Refused />;
  const again = (): void => void query.refetch();
  return (
    <Loaded query={query}>
      {(request) => (
        <>
          <RequestedManuscript request={request} />
          {waitsForAnswer(request) ? (
            <AnswerForm
              {...{ articleId, reviewId, requestKey, declining, request }}
              onRefused={again}
              onAnswered={() => {
                setAnswered(true);
                again();
              }}
            />
          ) : (
            <Answered request={request} justNow={answered} />
          )}
          <RequestDetails request={request} />
        </>
      )}
    </Loaded>
  );
}

const waitsForAnswer = ({ status, closed }: ReviewRequestView): boolean =>
  !closed && (status === 'Mailed' || status === 'No answer');

/** One message for expired, used, foreign and malformed links, so that it does not reveal whether the manuscript exists. */
function Refused() {
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSession) !== null;
  return (
    <EmptyState
      text={t('This link does not open a review request.')}
      detail={t(
        "It may have been used already, the request may have been closed, or the link is not complete. Your requests are listed under 'Reviews to do' once you have signed in.",
      )}
      action={
        <Button appearance="primary" onClick={() => navigate('/reviewerToDoList')}>
          {signedIn ? t('Go to your reviews') : t('Sign in')}
        </Button>
      }
    />
  );
}
