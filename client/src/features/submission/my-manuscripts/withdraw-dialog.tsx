import { Text, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleCard, withdrawalProblem } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { FormField } from '../../../shared/forms/form-field';
import { useNotify } from '../../../shared/state/hooks';
import { sendingApi } from '../api/sending-api';

/** Withdraws a manuscript, with a reason (lifecycle, section 2, 'withdraw'). */
export function WithdrawDialog({ article, onClose }: { article: ArticleCard; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [withdraw, { isLoading }] = sendingApi.useWithdrawArticleMutation();
  const notify = useNotify();
  const submit = async (): Promise<void> => {
    const problem = withdrawalProblem(reason);
    setError(problem);
    if (problem !== undefined) return;
    const answer = await withdraw({ articleId: article.id, reason: reason.trim(), version: article.version });
    if ('error' in answer) return;
    notify.success('The manuscript has been withdrawn.');
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Withdraw ${article.articleId}?`}
      submit="Withdraw the manuscript"
      busy={isLoading}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Text>The journal stops processing it and notifies its reviewers. You cannot undo this.</Text>
      <FormField label="Reason" required error={error}>
        <Textarea value={reason} rows={3} onChange={(_event, data) => setReason(data.value)} />
      </FormField>
    </FormDialog>
  );
}
