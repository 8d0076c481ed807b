import { Button, Spinner, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullName, t, type User } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { Card } from '../../../../shared/display/card';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { TextField } from '../../../../shared/forms/text-field';
import { type Errors, type Form, useForm } from '../../../../shared/forms/use-form';
import { useNotify, useUser } from '../../../../shared/state/hooks';
import { mayErase } from '../user-rules';
import { erasingApi } from './erasing-api';
import { ErasurePreviewView } from './erasure-preview';

/** Erases a person who asks for it. First shows what is erased and what is kept (lifecycle, section 6 (2)). */
export function EraseCard({ user }: { user: User }) {
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayErase(me, user)) return null;
  return (
    <Card title={t('Personal data')}>
      <Text>
        {t(
          'If {name} asks to be erased, everything that identifies this person is erased. You first see what is kept, and why.',
          {
            name: fullName(user),
          },
        )}
      </Text>
      <div>
        <Button onClick={() => setOpen(true)}>{t('Erase this person')}</Button>
      </div>
      {open && <EraseDialog user={user} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface Values {
  confirmation: string;
}

/** The address must be typed, so that no one is erased by an accidental press. */
function useErasureForm(user: User): Form<Values> {
  const notify = useNotify();
  const [erase] = erasingApi.useErasePersonMutation();
  const isTyped = (text: string): boolean => text.trim().toLowerCase() === user.email.toLowerCase();
  const validate = ({ confirmation }: Values): Errors<Values> => ({
    confirmation: isTyped(confirmation) ? undefined : t('Please type the email address of the account to confirm.'),
  });
  return useForm<Values>({
    initial: { confirmation: '' },
    validate,
    submit: async ({ confirmation }) => {
      const { message } = await erase({ id: user.id, confirmation }).unwrap();
      notify.success(message);
    },
  });
}

function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const navigate = useNavigate();
  const { currentData, isFetching, error } = erasingApi.useErasurePreviewQuery(user.id, {
    refetchOnMountOrArgChange: true,
  });
  const form = useErasureForm(user);
  const send = async (): Promise<void> => {
    if (await form.submit()) await navigate('/users');
  };
  return (
    <FormDialog
      open
      title={t('Erase {email}?', { email: user.email })}
      submit={t('Erase permanently')}
      busy={form.submitting}
      disabled={!currentData || isFetching}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      {isFetching && <Spinner size="tiny" label={t('Looking at what is kept')} />}
      {error && !isFetching && <Text role="alert">{errorMessage(error)}</Text>}
      {currentData && !isFetching && <ErasurePreviewView preview={currentData} />}
      <TextField
        form={form}
        name="confirmation"
        label={t('Email address of the account, to confirm')}
        autoComplete="off"
        required
      />
      <Text>
        {t(
          'This cannot be undone. Make a backup afterwards, so that earlier backups no longer contain the data either.',
        )}
      </Text>
    </FormDialog>
  );
}
