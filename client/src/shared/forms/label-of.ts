const FOCUSABLE = 'input, select, textarea, button, a[href], [contenteditable="true"], [tabindex]';

/** The text that is read out: without the star of a required field. */
function spoken(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('[aria-hidden="true"]')) unread.remove();
  return (copy.textContent ?? '').trim();
}

/**
 * What stands above a control: the name that it has for a screen reader, so that every kind of control tells it, whichever way it
 * is labelled. Empty when there is no such control, or it has no name.
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

/** Into the control; of one made of several, such as a row of choices, into the chosen part or the first. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus();
  if (!control || control.contains(document.activeElement)) return;
  const part = control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>(FOCUSABLE);
  part?.focus();
}
