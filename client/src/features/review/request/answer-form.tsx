import { Button, Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewRequestView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { countDays } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { useNotify } from '../../../shared/state/hooks';
import { requestApi } from '../request-api';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

interface Props {
  articleId: string;
  reviewId: string;
  requestKey: string | undefined;
  /** True if the link was 'decline': the form for declining is open from the start. */
  declining: boolean;
  request: ReviewRequestView;
  /** Called when the answer was refused, since the page may be out of date. */
  onRefused(): void;
  /** Called when the answer is stored and the page stays. */
  onAnswered(): void;
}

/** Buttons to accept or decline. With a refusal, a reason and a colleague can be given (lifecycle, section 3). */
export function AnswerForm({ articleId, reviewId, requestKey, declining, request, onRefused, onAnswered }: Props) {
  const [saysNo, setSaysNo] = useState(declining);
  const [answer, { isLoading }] = requestApi.useAnswerRequestMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (accept: boolean, more: { reason?: string; suggestedColleague?: string } = {}): Promise<void> => {
    const result = await answer({ articleId, reviewId, key: requestKey, accept, ...more });
    if ('error' in result) return onRefused();
    notify.success(result.data.message);
    if (accept && request.isYours) void navigate(`/${articleId}/review/${reviewId}`);
    else onAnswered();
  };
  return (
    <Card title="Will you review this manuscript?">
      <AnswerBy request={request} />
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

/** By when the answer is asked for, and by when the review. */
function AnswerBy({ request: { status, answerDueDate, reviewDays } }: Pick<Props, 'request'>) {
  return (
    <Text>
      {answerDueDate &&
        (status === 'No answer' ? (
          <>
            We hoped for an answer by <DayOf at={answerDueDate} />. You can still give it.{' '}
          </>
        ) : (
          <>
            Please answer by <DayOf at={answerDueDate} />.{' '}
          </>
        ))}
      The review is due {countDays(reviewDays)} after you accept.
    </Text>
  );
}

const DayOf = ({ at }: { at: string }) => (
  <strong>
    <Timestamp at={at} show="date" />
  </strong>
);

/** Maximum length in characters, as on the server. */
const REASON_LENGTH = 5000;
const COLLEAGUE_LENGTH = 500;

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
      <FormField label="Reason" help="Optional. It helps us to find suitable reviewers.">
        <Textarea
          value={reason}
          rows={3}
          maxLength={REASON_LENGTH}
          onChange={(_event, data) => setReason(data.value)}
        />
      </FormField>
      <FormField label="A colleague who could review it" help="Optional. A name and, if you know it, an email address.">
        <Input
          value={suggestedColleague}
          maxLength={COLLEAGUE_LENGTH}
          onChange={(_event, data) => setColleague(data.value)}
        />
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
