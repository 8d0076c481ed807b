import { Button, Spinner, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { fullName, t, type User } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { Card } from '../../../../shared/display/card';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { useForm } from '../../../../shared/forms/use-form';
import { useNotify, useUser } from '../../../../shared/state/hooks';
import { mayMerge } from '../user-rules';
import { AccountPicker } from './account-picker';
import { MergePreviewView } from './merge-preview';
import { mergingApi } from './merging-api';

/** Merges the second account of a person into this one (lifecycle, section 5 (3)). */
export function MergeCard({ user }: { user: User }) {
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayMerge(me, user)) return null;
  return (
    <Card title={t('Two accounts?')}>
      <Text>
        {t('If {name} has another account, join it to this one. You see first what moves.', { name: fullName(user) })}
      </Text>
      <div>
        <Button onClick={() => setOpen(true)}>{t('Merge another account into this one')}</Button>
      </div>
      {open && <MergeDialog user={user} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function MergeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const notify = useNotify();
  const [other, setOther] = useState<User | null>(null);
  const pair = { keptId: user.id, otherId: other?.id ?? '' };
  const {
    currentData: preview,
    isFetching,
    error,
  } = mergingApi.useMergePreviewQuery(pair, {
    skip: other === null,
    refetchOnMountOrArgChange: true,
  });
  const [merge] = mergingApi.useMergeAccountsMutation();
  const form = useForm({ initial: {}, validate: () => ({}), submit: () => merge(pair).unwrap() });
  const send = async (): Promise<void> => {
    const done = await form.submit();
    if (!done) return;
    notify.success(t('The two accounts of {name} have been merged.', { name: fullName(user) }));
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Merge another account into {email}', { email: user.email })}
      submit={t('Merge accounts')}
      busy={form.submitting}
      disabled={!preview || preview.obstacles.length > 0 || isFetching}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <AccountPicker without={user.id} chosen={other} onChoose={setOther} />
      {isFetching && <Spinner size="tiny" label={t('Looking at both accounts')} />}
      {error && !isFetching && <Text role="alert">{errorMessage(error)}</Text>}
      {preview && !isFetching && <MergePreviewView preview={preview} />}
    </FormDialog>
  );
}
