import { Text, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleCard, t, withdrawalProblem } from '@contracts';
import { FormDialog } from '../../dialogs/form-dialog';
import { FormField } from '../../forms/form-field';
import { useStoredState } from '../../saving/use-stored';
import { useNotify } from '../../state/hooks';
import { withdrawApi } from './withdraw-api';

interface Props {
  article: Pick<ArticleCard, 'id' | 'articleId' | 'version'>;
  onClose: () => void;
}

/** Withdraws a manuscript, with a reason (lifecycle, section 2, 'withdraw'). */
export function WithdrawDialog({ article, onClose }: Props) {
  const [reason, setReason, storedText] = useStoredState(`withdraw:${article.id}`, '');
  const [error, setError] = useState<string>();
  const [withdraw, { isLoading }] = withdrawApi.useWithdrawArticleMutation();
  const notify = useNotify();
  const submit = async (): Promise<void> => {
    const problem = withdrawalProblem(reason);
    setError(problem);
    if (problem !== undefined) return;
    const answer = await withdraw({ articleId: article.id, reason: reason.trim(), version: article.version });
    if ('error' in answer) return;
    storedText.drop();
    notify.success(t('The manuscript has been withdrawn.'));
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Withdraw {articleId}?', { articleId: article.articleId })}
      submit={t('Withdraw the manuscript')}
      busy={isLoading}
      storedText={storedText}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Text>{t('The journal stops processing it and notifies its reviewers. You cannot undo this.')}</Text>
      <FormField label={t('Reason')} required error={error}>
        <Textarea value={reason} rows={3} onChange={(_event, data) => setReason(data.value)} />
      </FormField>
    </FormDialog>
  );
}
