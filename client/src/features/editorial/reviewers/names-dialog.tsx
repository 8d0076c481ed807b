import { Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import type { Names } from './suggested-name';

interface Props {
  /** The name as the authors wrote it. */
  given: string;
  onNames: (names: Names) => Promise<void>;
  onClose: () => void;
}

const missing = (name: string, words: string): string | undefined => (name.trim() === '' ? words : undefined);

/** Asks for first and last name of an account if the authors wrote only one word. */
export function NamesDialog({ given, onNames, onClose }: Props) {
  const form = useForm<Names>({
    initial: { firstName: '', lastName: '' },
    validate: ({ firstName, lastName }) => ({
      firstName: missing(firstName, t('Please write the first name')),
      lastName: missing(lastName, t('Please write the last name')),
    }),
    submit: ({ firstName, lastName }) => onNames({ firstName: firstName.trim(), lastName: lastName.trim() }),
  });
  const submit = async (): Promise<void> => {
    if (await form.submit()) onClose();
  };
  return (
    <FormDialog
      open
      title={t('The name of {given}', { given })}
      submit={t('Create account and choose')}
      busy={form.submitting}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Text>{t('The authors wrote one name, ‘{given}’. An account has a first and a last name.', { given })}</Text>
      <ErrorSummary form={form} />
      <TextField form={form} name="firstName" label={t('First name')} required autoFocus />
      <TextField form={form} name="lastName" label={t('Last name')} required />
    </FormDialog>
  );
}
