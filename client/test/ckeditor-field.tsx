import { useEffect, useRef } from 'react';
import type { EditorFieldProps } from '../src/shared/rich-text/editor-field-props';

const withInserted = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string): string =>
  value.slice(0, selectionStart) + text + value.slice(selectionEnd);

/** A plain text field instead of the editor, since jsdom has no contenteditable. */
export default function PlainField(props: EditorFieldProps) {
  const { value, label, describedBy, invalid, disabled, onChange, onBlur, onReady } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const takeOver = useRef(props.takeOver);
  const latest = useRef(props);
  useEffect(() => void (latest.current = props));
  useEffect(() => {
    onReady((text) => {
      const { current } = field;
      if (current) latest.current.onChange(withInserted(current, text));
    });
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
