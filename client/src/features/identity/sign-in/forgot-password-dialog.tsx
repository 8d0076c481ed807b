import { Text } from '@fluentui/react-components';
import { emailProblem, t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { useResetPasswordMutation } from '../identity-api';

interface ForgotPasswordDialogProps {
  /** The email typed on the sign-in screen. */
  email: string;
  onClose: () => void;
}

/** Requests a new password. The answer is the same for known and unknown addresses (lifecycle, section 4 (3)). */
export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const notify = useNotify();
  const [reset] = useResetPasswordMutation();
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: emailProblem(values.email) }),
    submit: (values) => reset({ email: values.email.trim() }).unwrap(),
  });
  const send = async () => {
    if (!(await form.submit())) return;
    notify.info(t('If this address is known here, a new password is on its way.'));
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Forgot password')}
      submit={t('Send')}
      busy={form.submitting}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>
        {t(
          'A new password will be emailed to you. It works once, within an hour. After signing in with it, you choose your own password.',
        )}
      </Text>
      <TextField form={form} name="email" label={t('Your email')} type="email" autoComplete="email" required />
    </FormDialog>
  );
}
