import { useEffect } from 'react';
import type { EditorFieldProps } from '../src/shared/rich-text/editor-field-props';

/** A plain text field instead of the editor, since jsdom has no contenteditable. */
export default function PlainField(props: EditorFieldProps) {
  const { value, label, describedBy, invalid, disabled, onChange, onBlur, onReady } = props;
  useEffect(() => onReady(), [onReady]);
  return (
    <textarea
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
