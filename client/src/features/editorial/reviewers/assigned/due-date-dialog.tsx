import { useState } from 'react';
import { type ArticleReviewerView, MESSAGES, t } from '@contracts';
import { DateField } from '../../../../shared/dates/date-field';
import { endOfDay, toDay } from '../../../../shared/dates/days';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useNotify } from '../../../../shared/state/hooks';
import { requestsApi } from '../../api/requests-api';

interface Props {
  articleId: string;
  request: ArticleReviewerView;
  onClose(): void;
}

/** Changes the date by which one reviewer should answer or submit the review (lifecycle, section 3, 'Dates'). */
export function DueDateDialog({ articleId, request, onClose }: Props) {
  const present = request.status === 'Mailed' ? request.answerDueDate : request.reviewDueDate;
  // The day that the table shows.
  const shown = present === null ? '' : toDay(new Date(present));
  const [date, setDate] = useState(shown);
  const [change, { isLoading }] = requestsApi.useChangeReviewDueDateMutation();
  const notify = useNotify();
  const save = async (): Promise<void> => {
    if (date === shown) {
      onClose();
      return;
    }
    const answer = await change({ articleId, reviewId: request.id, date: endOfDay(date) });
    if ('error' in answer) return;
    notify.success(MESSAGES.updated);
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Change due date')}
      submit={t('Save date')}
      busy={isLoading}
      disabled={date === ''}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <DateField
        label={request.status === 'Mailed' ? t('Answer due') : t('Review due')}
        required
        value={date}
        onChange={setDate}
      />
    </FormDialog>
  );
}
