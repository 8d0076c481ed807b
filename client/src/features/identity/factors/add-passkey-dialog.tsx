import { Text } from '@fluentui/react-components';
import { factorNameProblem, t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { createPasskey } from '../../../shared/session/passkeys';
import { factorsApi } from './factors-api';

interface AddPasskeyDialogProps {
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** Adds a passkey of this device, or of a security key or phone near it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const [start] = factorsApi.useStartPasskeyMutation();
  const [confirm] = factorsApi.useConfirmPasskeyMutation();
  const form = useForm({
    initial: { name: t('Passkey') },
    validate: ({ name }) => ({ name: factorNameProblem(name) }),
    submit: async ({ name }) => {
      const passkey = await createPasskey(await start().unwrap());
      onAdded((await confirm({ name, passkey }).unwrap()).recoveryCodes);
    },
  });
  return (
    <FormDialog
      open
      title={t('Add a passkey')}
      submit={t('Add')}
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>
        {t(
          'Your browser asks for a PIN, a finger or your face, and keeps the passkey on this device or a security key. With it you can also sign in without a password.',
        )}
      </Text>
      <TextField
        form={form}
        name="name"
        label={t('Name')}
        help={t('A name that you will recognise, such as that of the device.')}
        required
        autoFocus
      />
    </FormDialog>
  );
}
