import { Button, Input, Text, Textarea, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewRequestView } from '../../../../../src/contracts';
import { useAppSelector, useNotify } from '../../../app/hooks';
import { selectSession } from '../../../app/session-slice';
import { Card } from '../../../shared/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { requestApi } from '../request-api';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

interface Props {
  articleId: string;
  reviewId: string;
  requestKey: string | undefined;
  /** Where the link led: the form for declining is open at once. */
  declining: boolean;
  request: ReviewRequestView;
}

/** Yes or no, by a button; a no may give a reason and name a colleague (lifecycle, section 3). */
export function AnswerForm({ articleId, reviewId, requestKey, declining, request }: Props) {
  const [saysNo, setSaysNo] = useState(declining);
  const [done, setDone] = useState<'accepted' | 'declined' | null>(null);
  const [answer, { isLoading }] = requestApi.useAnswerRequestMutation();
  const signedIn = useAppSelector(selectSession) !== null;
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (accept: boolean, more: { reason?: string; suggestedColleague?: string } = {}): Promise<void> => {
    const result = await answer({ articleId, reviewId, key: requestKey, accept, ...more });
    if ('error' in result) return;
    notify.success(result.data.message);
    if (accept && signedIn) navigate(`/${articleId}/review/${reviewId}`);
    else setDone(accept ? 'accepted' : 'declined');
  };
  if (done) return <Thanks done={done} request={request} />;
  return (
    <Card title="Will you review this manuscript?">
      {saysNo ? (
        <DeclineFields busy={isLoading} onBack={() => setSaysNo(false)} onSend={(more) => void send(false, more)} />
      ) : (
        <FormActions>
          <Button onClick={() => setSaysNo(true)}>Decline</Button>
          <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void send(true)}>
            Accept
          </Button>
        </FormActions>
      )}
    </Card>
  );
}

interface DeclineProps {
  busy: boolean;
  onBack(): void;
  onSend(more: { reason?: string; suggestedColleague?: string }): void;
}

function DeclineFields({ busy, onBack, onSend }: DeclineProps) {
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const [suggestedColleague, setColleague] = useState('');
  return (
    <div className={styles.form}>
      <FormField label="Reason" help="Optional; it helps us to ask better.">
        <Textarea value={reason} rows={3} onChange={(_event, data) => setReason(data.value)} />
      </FormField>
      <FormField
        label="A colleague who could review it"
        help="Optional; a name and, if you know it, an e-mail address."
      >
        <Input value={suggestedColleague} onChange={(_event, data) => setColleague(data.value)} />
      </FormField>
      <FormActions>
        <Button onClick={onBack}>Back</Button>
        <Button
          appearance="primary"
          disabledFocusable={busy}
          onClick={() =>
            onSend({ reason: reason.trim() || undefined, suggestedColleague: suggestedColleague.trim() || undefined })
          }
        >
          Decline the request
        </Button>
      </FormActions>
    </div>
  );
}

/** After an answer without a session: accepting leads on to signing in, or to a first password. */
function Thanks({ done, request }: { done: 'accepted' | 'declined'; request: ReviewRequestView }) {
  const navigate = useNavigate();
  if (done === 'declined') {
    return (
      <Card title="Thank you for your answer">
        <Text>You need not do anything more.</Text>
      </Card>
    );
  }
  return (
    <Card title="Thank you for accepting">
      <Text>
        {request.needsPassword
          ? 'To write the review you need a password. Ask for one on the sign-in page with your e-mail address.'
          : 'Sign in to read the manuscript and to write the review.'}
      </Text>
      <FormActions>
        <Button appearance="primary" onClick={() => navigate(`/${request.articleId}/review/${request.id}`)}>
          Go to the review
        </Button>
      </FormActions>
    </Card>
  );
}
