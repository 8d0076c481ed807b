import { makeStyles, tokens } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import type { Form as FormState } from './use-form';

interface FormProps<Values> {
  form: FormState<Values>;
  /** The name of the form for assistive technology. */
  label: string;
  children: ReactNode;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** A form on a page, with the error summary on top. */
export function Form<Values>({ form, label, children }: FormProps<Values>) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form noValidate aria-label={label} className={useStyles().form} onSubmit={send}>
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
