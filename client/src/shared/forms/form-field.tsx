import { Field } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { messageText } from '@contracts';

interface FormFieldProps {
  label: string;
  /** The control's id, from `form.idOf`: the summary of messages leads there. */
  htmlFor?: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** One control: Input, Textarea, Select, Combobox, RadioGroup, ... */
  children: ReactElement;
}

/** Label above, help under it, the message beside the field; required ones are marked. */
export function FormField({ label, htmlFor, help, error, required = false, children }: FormFieldProps) {
  return (
    <Field
      label={htmlFor ? { children: label, htmlFor } : label}
      hint={help}
      required={required}
      validationState={error ? 'error' : 'none'}
      // The summary reads the messages out; each field announcing its own as well would be a noise.
      validationMessage={error ? { children: messageText(error), role: undefined } : undefined}
    >
      {children}
    </Field>
  );
}
