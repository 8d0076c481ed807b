import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageText, type ReviewRequestView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { useNotify } from '../../../shared/state/hooks';
import { type RequestAnswer, requestApi } from '../request-api';
import { AcceptFields } from './accept-fields';
import { DeclineFields } from './decline-fields';
import { type AnswerText, useAnswerText } from './use-answer-text';

interface Props {
  articleId: string;
  reviewId: string;
  requestKey: string | undefined;
  /** True if the link was 'decline': the form for declining is open from the start. */
  declining: boolean;
  request: ReviewRequestView;
  /** Called when the answer was refused, since the page may be out of date. */
  onRefused(): void;
  /** Called when the answer is stored and the person stays on the page. */
  onAnswered(): void;
}

/** The part of an acceptance that is sent in addition to the yes. */
const toAccept = ({ yes, text }: AnswerText) => ({
  competingInterests: yes === true,
  interestsText: (yes === true && text.trim()) || undefined,
});
const toDecline = ({ reason, suggestedColleague }: AnswerText) => ({
  reason: reason.trim() || undefined,
  suggestedColleague: suggestedColleague.trim() || undefined,
});

/** Buttons to accept or decline. When declining, the reviewer can give a reason and suggest a colleague (lifecycle, section 3). */
export function AnswerForm({ articleId, reviewId, requestKey, declining, request, onRefused, onAnswered }: Props) {
  const [saysNo, setSaysNo] = useState(declining);
  const { given, change, drop, notice } = useAnswerText(reviewId);
  const [answer, { isLoading }] = requestApi.useAnswerRequestMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (accept: boolean, more: Partial<RequestAnswer>): Promise<void> => {
    const result = await answer({ articleId, reviewId, key: requestKey, accept, ...more });
    if ('error' in result) return onRefused();
    drop();
    notify.success(messageText(result.data.message));
    if (accept && request.isYours) void navigate(`/${articleId}/review/${reviewId}`);
    else onAnswered();
  };
  const shared = { given, busy: isLoading, onChange: change };
  return (
    <Card title={t('Will you review this manuscript?')}>
      {notice}
      <AnswerBy request={request} />
      {saysNo ? (
        <DeclineFields {...shared} onBack={() => setSaysNo(false)} onSend={() => void send(false, toDecline(given))} />
      ) : (
        <AcceptFields
          {...shared}
          asks={request.asksInterests}
          mode={request.reviewMode}
          onDecline={() => setSaysNo(true)}
          onAccept={(consent) => void send(true, { ...consent, ...(request.asksInterests && toAccept(given)) })}
        />
      )}
    </Card>
  );
}

/** The due dates of the answer and of the review. */
function AnswerBy({ request: { status, answerDueDate, reviewDays } }: Pick<Props, 'request'>) {
  const day = { date: answerDueDate && <DayOf at={answerDueDate} /> };
  return (
    <Text>
      {answerDueDate &&
        (status === 'No answer' ? (
          <Rich text="We hoped for an answer by <date></date>. You can still give it." tags={day} />
        ) : (
          <Rich text="Please answer by <date></date>." tags={day} />
        ))}{' '}
      {t('The review is due {reviewDays, plural, one {# day} other {# days}} after you accept.', { reviewDays })}
    </Text>
  );
}

const DayOf = ({ at }: { at: string }) => (
  <strong>
    <Timestamp at={at} show="date" focusable />
  </strong>
);
