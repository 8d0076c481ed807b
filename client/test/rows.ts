import { fireEvent, screen, within } from '@testing-library/react';
import { messageText } from '@contracts';
import type { Row } from '../../test/fixtures/validation/row';

/** The message of a control as assistive technology reads it; null if there is none. */
function messageBy(control: HTMLElement): string | null {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  const id = ids.find((one) => /validationMessage|-error$/.test(one));
  return (id && document.getElementById(id)?.textContent) || null;
}

type Labels<Input> = Partial<Record<keyof Input & string, RegExp>>;

/**
 * Fills one row after another into a form that was submitted once, so that it shows every message. Returns each row's name with the message
 * at its field, and the same from the table.
 */
export function fillRows<Input extends Record<keyof Input, unknown>>(
  rows: readonly Row<Input>[],
  good: Partial<Input>,
  labels: Labels<Input>,
  form: HTMLElement = document.body,
): { shown: unknown[]; expected: unknown[] } {
  const names = Object.keys(labels) as (keyof Input & string)[];
  const controls = new Map<string, HTMLElement>();
  // Searching all labels of a form takes longer than rendering it.
  const control = (name: keyof Input & string): HTMLElement => {
    const known = controls.get(name);
    if (known?.isConnected) return known;
    const found = within(form).getByLabelText(labels[name] ?? name);
    controls.set(name, found);
    return found;
  };
  const put = (name: keyof Input & string, value: unknown) =>
    fireEvent.change(control(name), { target: { value: String(value ?? '') } });
  for (const name of names) put(name, good[name]);
  const fits = ([, field, input]: Row<Input>) => [field, ...Object.keys(input)].every((name) => name in labels);
  const shown: unknown[] = [];
  const expected: unknown[] = [];
  for (const [what, field, input, message] of rows.filter(fits)) {
    const changed = Object.keys(input) as (keyof Input & string)[];
    for (const name of changed) put(name, input[name]);
    shown.push([what, messageBy(control(field as keyof Input & string))]);
    expected.push([what, message === null ? null : messageText(message)]);
    for (const name of changed) put(name, good[name]);
  }
  return { shown, expected };
}

export const dialog = async (): Promise<HTMLElement> => screen.findByRole('dialog');
