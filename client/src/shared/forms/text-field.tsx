import { Input, type InputProps, Textarea } from '@fluentui/react-components';
import { FormField } from './form-field';
import { PasswordInput } from './password-input';
import type { FormFields } from './use-form';

type TextKeys<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] & string;

interface TextFieldProps<Values> {
  form: FormFields<Values>;
  name: TextKeys<Values>;
  label: string;
  help?: string;
  required?: boolean;
  type?: InputProps['type'];
  autoComplete?: string;
  inputMode?: InputProps['inputMode'];
  maxLength?: number;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Number of lines, if more than one. */
  rows?: number;
}

/** A single-line or multi-line text field of a form. */
export function TextField<Values>(props: TextFieldProps<Values>) {
  const { form, name, label, help, required, rows, type, ...input } = props;
  const shared = {
    ...input,
    id: form.idOf(name),
    name,
    value: String(form.values[name]),
    onBlur: () => form.leave(name),
  };
  const OneLine = type === 'password' ? PasswordInput : Input;
  const change = (value: string) => form.set(name, value as Values[typeof name]);
  return (
    <FormField label={label} htmlFor={shared.id} help={help} required={required} error={form.errors[name]}>
      {rows ? (
        <Textarea {...shared} rows={rows} resize="vertical" onChange={(_event, { value }) => change(value)} />
      ) : (
        <OneLine {...shared} type={type} onChange={(_event, { value }) => change(value)} />
      )}
    </FormField>
  );
}
