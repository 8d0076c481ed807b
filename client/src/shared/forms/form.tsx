import { makeStyles, tokens } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import type { Form as FormState } from './use-form';

interface FormProps<Values> {
  form: FormState<Values>;
  /** The name of the form for assistive technology. */
  label: string;
  /** True while the form waits, such as for a file that belongs to it. A button that is only marked as disabled still submits. */
  held?: boolean;
  children: ReactNode;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** A form on a page, with the error summary on top. */
export function Form<Values>({ form, label, held = false, children }: FormProps<Values>) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!held) void form.submit();
  };
  return (
    <form noValidate aria-label={label} className={useStyles().form} onSubmit={send}>
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
