import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { passwordProblem, passwordRepeatProblem, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { PasswordStrength } from '../password/password-strength';

interface NewPasswordProps {
  label: string;
  submit: (password: string) => Promise<unknown>;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A new password, entered twice. */
export function NewPassword({ label, submit, children }: NewPasswordProps) {
  const form = useForm({
    initial: { password: '', passwordRepeat: '' },
    validate: ({ password, passwordRepeat }) => ({
      password: passwordProblem(password),
      passwordRepeat: passwordRepeatProblem(passwordRepeat, password),
    }),
    submit: ({ password }) => submit(password),
  });
  const repeated = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <Card>
      <Form form={form} label={label}>
        <TextField
          form={form}
          name="password"
          label={t('New password')}
          help={t('At least 12 characters.')}
          {...repeated}
        />
        <PasswordStrength password={form.values.password} />
        <TextField form={form} name="passwordRepeat" label={t('Repeat new password')} {...repeated} />
        <FormActions>
          {children}
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Set password')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
