import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { t } from '@contracts';
import { isApiError } from '../../../shared/api/api-error';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';
import { AuthorshipAnswered } from './authorship-answered';
import { AuthorshipForm } from './authorship-form';
import { NamedManuscript } from './named-manuscript';

/** The characters of a valid key. Any other key opens nothing and could not be sent as a header. */
const KEY = /^[\w-]{1,200}$/;

/** `/authorship/{articleId}/{requestId}`: opened by the link in an author's mail, or from Home by the person asked. Opening it changes nothing. */
export function AuthorshipPage() {
  const { articleId = '', requestId = '' } = useParams();
  const [address] = useSearchParams();
  const signedIn = useAppSelector(selectSession) !== null;
  const key = address.get('key') ?? '';
  const requestKey = KEY.test(key) ? key : undefined;
  return (
    <Page title={t('Confirm authorship')} width="reading">
      {requestKey || signedIn ? <Request {...{ articleId, requestId, requestKey }} /> : <Refused />}
    </Page>
  );
}

function Request(link: { articleId: string; requestId: string; requestKey: string | undefined }) {
  const [isNew, setNew] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const query = authorshipApi.useAuthorshipRequestQuery(link, { refetchOnMountOrArgChange: true });
  if (isApiError(query.error) && [400, 403, 404].includes(query.error.statusCode)) return <Refused />;
  const answered = async (): Promise<void> => {
    setNew(true);
    await query.refetch();
  };
  const overtaken = async (reason: string): Promise<void> => {
    setRefusal(reason);
    await query.refetch();
  };
  return (
    <Loaded query={query}>
      {(request) => (
        <>
          <NamedManuscript request={request} />
          {refusal !== null && (
            <MessageBar intent="warning" layout="multiline" role="alert">
              <MessageBarBody>{refusal}</MessageBarBody>
            </MessageBar>
          )}
          {request.answer || request.closed ? (
            <AuthorshipAnswered request={request} isNew={isNew} />
          ) : (
            <AuthorshipForm {...link} request={request} onAnswered={answered} onOvertaken={overtaken} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** One message for every link that opens nothing, so that it does not reveal whether the manuscript exists. */
function Refused() {
  return (
    <EmptyState
      text={t('This link does not open a question about authorship.')}
      detail={t(
        'The link may be incomplete, or the list of authors may have changed since the email was sent. Please write to the journal’s office; the address is in the email.',
      )}
    />
  );
}
