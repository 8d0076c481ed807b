import { Field } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { messageText } from '@contracts';

interface FormFieldProps {
  label: string;
  /** The control's id, from `form.idOf`; the error summary links to it. */
  htmlFor?: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** One control: Input, Textarea, Select, Combobox, RadioGroup, ... */
  children: ReactElement;
}

/** Label above, help below it, and the message at the field; required fields are marked. */
export function FormField({ label, htmlFor, help, error, required = false, children }: FormFieldProps) {
  return (
    <Field
      label={htmlFor ? { children: label, htmlFor } : label}
      hint={help}
      required={required}
      validationState={error ? 'error' : 'none'}
      // The error summary announces the messages; announcing each field as well would be noise.
      validationMessage={error ? { children: messageText(error), role: undefined } : undefined}
    >
      {children}
    </Field>
  );
}
