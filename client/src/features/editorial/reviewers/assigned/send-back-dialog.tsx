import { Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleReviewerView, t } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { FormField } from '../../../../shared/forms/form-field';
import { useNotify } from '../../../../shared/state/hooks';
import { requestsApi } from '../../api/requests-api';

interface Props {
  articleId: string;
  request: ArticleReviewerView;
  onClose(): void;
}

/** Returns a review to its reviewer for changes; the text is kept (lifecycle, section 3). */
export function SendBackDialog({ articleId, request, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [sendBack, { isLoading }] = requestsApi.useSendBackReviewMutation();
  const notify = useNotify();
  const save = async (): Promise<void> => {
    const answer = await sendBack({ articleId, reviewId: request.id, reason: reason.trim() });
    if ('error' in answer) return;
    notify.success(t('The review has been sent back.'));
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Send the review back to {name}', {
        name: `${request.reviewer.firstName} ${request.reviewer.lastName}`,
      })}
      submit={t('Send back')}
      busy={isLoading}
      disabled={reason.trim() === ''}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <FormField label={t('Reason')} required help={t('Shown to the reviewer above the form.')}>
        <Textarea value={reason} rows={4} onChange={(_event, data) => setReason(data.value)} />
      </FormField>
    </FormDialog>
  );
}
