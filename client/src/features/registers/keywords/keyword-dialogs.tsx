import { type Keyword, MESSAGES, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { useNotify } from '../../../shared/state/hooks';
import { KeywordField, useKeywordForm } from './keyword-field';
import { KeywordUses } from './keyword-uses';
import { keywordsApi } from './keywords-api';
import type { Undoable } from './undo-bar';

interface DialogProps {
  onClose: () => void;
}

export function AddKeywordDialog({ onClose }: DialogProps) {
  const [add] = keywordsApi.useAddKeywordMutation();
  const notify = useNotify();
  const form = useKeywordForm('', (keyword) => add(keyword).unwrap());
  const save = async (): Promise<void> => {
    if (!(await form.submit())) return;
    notify.success(MESSAGES.added);
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Add a keyword')}
      submit={t('Add keyword')}
      busy={form.submitting}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <KeywordField form={form} />
    </FormDialog>
  );
}

interface ChangeProps extends DialogProps {
  keyword: Keyword;
  onDone: (done: Undoable) => void;
}

export function EditKeywordDialog({ keyword, onClose, onDone }: ChangeProps) {
  const [rename] = keywordsApi.useRenameKeywordMutation();
  const form = useKeywordForm(keyword.keyword, (word) => rename({ id: keyword.id, keyword: word }).unwrap());
  const save = async (): Promise<void> => {
    if (!(await form.submit())) return;
    onClose();
    onDone({ kind: 'renamed', before: keyword, now: form.values.keyword.trim() });
  };
  return (
    <FormDialog
      open
      title={t("Edit the keyword ''{keyword}''", { keyword: keyword.keyword })}
      submit={t('Save')}
      busy={form.submitting}
      disabled={form.values.keyword.trim() === keyword.keyword}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <KeywordField form={form} />
      <KeywordUses id={keyword.id} />
    </FormDialog>
  );
}

export function DeleteKeywordDialog({ keyword, onClose, onDone }: ChangeProps) {
  const [remove, { isLoading }] = keywordsApi.useDeleteKeywordMutation();
  const confirmed = async (): Promise<void> => {
    const answer = await remove(keyword.id);
    onClose();
    if (!('error' in answer)) onDone({ kind: 'deleted', before: keyword });
  };
  return (
    <ConfirmDialog
      open
      title={t("Delete the keyword ''{keyword}'?", { keyword: keyword.keyword })}
      text={<KeywordUses id={keyword.id} />}
      confirm={t('Delete the keyword')}
      destructive
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
