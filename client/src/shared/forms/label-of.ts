const FOCUSABLE = 'input, select, textarea, button, a[href], [contenteditable="true"], [tabindex]';

/** The accessible text, without the asterisk of a required field. */
function spoken(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('[aria-hidden="true"]')) unread.remove();
  return (copy.textContent ?? '').trim();
}

/**
 * The accessible name of a control, which works for every kind of control and labelling. Empty if there is no such control or it
 * has no name.
 */
export function labelOf(id: string): string {
  const control = document.getElementById(id);
  if (!control) return '';
  const labelledBy = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const names = [
    control.dataset['label'],
    labelledBy.map((one) => spoken(document.getElementById(one))).join(' '),
    control.getAttribute('aria-label'),
    spoken([...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id) ?? control.closest('label')),
  ];
  return names.find((name) => name?.trim())?.trim() ?? '';
}

/** Focuses the control; in a group, such as radio buttons, the selected item or the first. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus();
  if (!control || control.contains(document.activeElement)) return;
  const part = control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>(FOCUSABLE);
  part?.focus();
}
