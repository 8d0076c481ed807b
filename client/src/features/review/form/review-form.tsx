import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type ReviewAnswer, t } from '@contracts';
import { Form } from '../../../shared/forms/form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { UnsavedTextBar } from '../../../shared/saving/unsaved/unsaved-text-bar';
import { AnnotatedFile } from './annotated-file';
import { Choices } from './choices/choices';
import { ChoicesRead } from './choices/choices-read';
import { Comments } from './comments/comments';
import { PublicationConsent } from './publication/publication-consent';
import { PublicationQuestion } from './publication/publication-question';
import { ReviewFoot } from './review-foot';
import { useAttachment } from './writing/use-attachment';
import { type ReviewState, useReview } from './writing/use-review';

const READ_ONLY = t('This review is read-only.');

interface Props {
  articleId: string;
  reviewId: string;
  answer: ReviewAnswer;
  /** Shows the review as stored on the server. Calls the function as soon as that has arrived. */
  reload(onArrived: () => void): Promise<void>;
}

/** Nine ratings, a recommendation, three questions and eight texts (spec part 1, section 3, 'Review'). */
export function ReviewForm({ articleId, reviewId, answer, reload }: Props) {
  const state = useReview({ articleId, reviewId, answer });
  const { form, autosave, readOnly } = state;
  const mode = answer.article.reviewMode;
  const attachment = useAttachment({ articleId, reviewId }, answer.annotated);
  const isUnsaved = attachment.busy || ['dirty', 'failed'].includes(autosave.state);
  return (
    <Form form={form} label={t('Review')} held={attachment.busy}>
      <ProcessNotifications state={state} answer={answer} />
      {state.overtaken && !readOnly && <EditConflictBar state={state} reload={reload} />}
      {readOnly ? <ChoicesRead review={form.values} /> : <Choices form={form} onLeave={state.saveSilently} />}
      <Comments state={state} files={answer.files} />
      <AnnotatedFile {...{ attachment, readOnly, mode }} submitting={form.submitting} />
      {!readOnly && answer.asksPublication && (
        <PublicationQuestion value={state.publication} onChange={state.choosePublication} />
      )}
      {readOnly && <PublicationConsent review={{ articleId, reviewId }} answer={answer} />}
      {!readOnly && <ReviewFoot state={state} attaching={attachment.busy} mode={mode} />}
      <LeaveGuard when={!readOnly && !form.submitting && isUnsaved} />
    </Form>
  );
}

function ProcessNotifications({ state, answer }: { state: ReviewState; answer: ReviewAnswer }) {
  const { readOnly, refusal, recoveredAt, takeRecovered, dropRecovered } = state;
  return (
    <>
      {readOnly && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{refusal ?? answer.closedBecause ?? READ_ONLY}</MessageBarBody>
          {answer.closedBecause && answer.status === 'Mailed' && <AnswerFirst answer={answer} />}
        </MessageBar>
      )}
      {recoveredAt && <UnsavedTextBar at={recoveredAt} onTake={takeRecovered} onDrop={dropRecovered} />}
    </>
  );
}

/** Shown when two windows edit the same review; the reviewer decides which text to keep. */
function EditConflictBar({ state, reload }: { state: ReviewState; reload: Props['reload'] }) {
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {t(
          'This review was changed in another window, so your text here is not being saved. Which text do you want to keep?',
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void state.keepThis()}>{t('Keep this text')}</Button>
        <Button onClick={() => void reload(state.giveWay)}>{t('Show the other text')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** A form opened before the request was answered links to the request. */
function AnswerFirst({ answer }: { answer: ReviewAnswer }) {
  const navigate = useNavigate();
  return (
    <MessageBarActions>
      <Button onClick={() => navigate(`/${answer.article.id}/${answer.review.reviewId}/accept`)}>
        {t('Answer the request')}
      </Button>
    </MessageBarActions>
  );
}
