import { useEffect, useRef } from 'react';
import type { EditorFieldProps } from '../src/shared/rich-text/editor-field-props';

/** A plain text field instead of the editor, since jsdom has no contenteditable. */
export default function PlainField(props: EditorFieldProps) {
  const { value, label, describedBy, invalid, disabled, onChange, onBlur, onReady } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const takeOver = useRef(props.takeOver);
  useEffect(() => {
    onReady();
    const typed = takeOver.current?.() ?? null;
    if (typed === null) return;
    field.current?.focus();
  }, [onReady]);
  return (
    <textarea
      ref={field}
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
