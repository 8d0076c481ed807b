import { isEmptyRichText, t } from '@contracts';
import { formatDateTime } from '../../display/format';

export type TextShape = 'rich' | 'lines' | 'line';

interface Texts {
  /** The text in the form now. */
  present: string | null | undefined;
  found: string;
  /** The text that the form had when the found text was typed. */
  base: string | null | undefined;
  /** When the found text was typed. */
  at: string;
}

const isEmpty = (shape: TextShape, text: string): boolean =>
  shape === 'rich' ? isEmptyRichText(text) : text.trim() === '';

/**
 * The text of a field after 'Restore text'. If another device has changed the field since the found text was typed, its text stays and the
 * found text follows it.
 */
export function restoredText(shape: TextShape, { present, found, base, at }: Texts): string {
  const now = present ?? '';
  if (now.trim() === (base ?? '').trim() || isEmpty(shape, now)) return found;
  if (now.trim() === found.trim() || isEmpty(shape, found)) return now;
  if (shape === 'line') return `${now} / ${found}`;
  const note = t('Text of {when} from this browser:', { when: formatDateTime(at) });
  return shape === 'rich' ? `${now}<p>${note}</p>${found}` : `${now}\n\n${note}\n${found}`;
}
