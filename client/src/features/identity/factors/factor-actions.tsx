import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type Factor, factorNameProblem, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { factorsApi } from './factors-api';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, justifyContent: 'flex-end' },
});

/** Rename and remove. */
export function FactorActions({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const styles = useStyles();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <span className={styles.actions}>
      <Button size="small" aria-label={t('Rename {name}', { name: factor.name })} onClick={() => setOpen('rename')}>
        {t('Rename')}
      </Button>
      <Button size="small" aria-label={t('Remove {name}', { name: factor.name })} onClick={() => setOpen('remove')}>
        {t('Remove')}
      </Button>
      {open === 'rename' && <Rename factor={factor} onClose={close} />}
      {open === 'remove' && <Remove factor={factor} isLast={isLast} onClose={close} />}
    </span>
  );
}

function Rename({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const [rename] = factorsApi.useRenameFactorMutation();
  const form = useForm({
    initial: { name: factor.name },
    validate: ({ name }) => ({ name: factorNameProblem(name) }),
    submit: ({ name }) => rename({ id: factor.id, name }).unwrap(),
  });
  const send = async (): Promise<void> => {
    if (await form.submit()) onClose();
  };
  return (
    <FormDialog
      open
      title={t('Rename {name}', { name: factor.name })}
      submit={t('Rename')}
      busy={form.submitting}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <TextField form={form} name="name" label={t('Name')} required autoFocus />
    </FormDialog>
  );
}

function Remove({ factor, isLast, onClose }: { factor: Factor; isLast: boolean; onClose: () => void }) {
  const notify = useNotify();
  const [remove, { isLoading }] = factorsApi.useRemoveFactorMutation();
  const confirm = async (): Promise<void> => {
    const answer = await remove(factor.id);
    onClose();
    if (!('error' in answer)) notify.success(t('{name} has been removed.', { name: factor.name }));
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('Remove {name}?', { name: factor.name })}
      text={
        isLast
          ? t(
              'It is your last second factor. Signing in then needs only your password, and your recovery codes stop working.',
            )
          : t('You can no longer use it to sign in.')
      }
      confirm={t('Remove {name}', { name: factor.name })}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
