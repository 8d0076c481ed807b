import type { InsertableValue } from '../../contracts';
import { variableLabel } from '../../journal/public';
import type { MailValues } from './mail-values';

/** Variables whose values are useful in the middle of a letter, in the order of the menu. */
const OFFERED = [
  ...['title', 'number', 'revision', 'name', 'reviewer', 'due', 'advice'],
  ...['answerDays', 'reviewDays', 'days', 'journalName'],
];

/** The values that the sender of a letter can insert at the caret, with labels in the language of the request (screens.md, mails). */
export const insertableValues = (values: MailValues): InsertableValue[] =>
  OFFERED.flatMap((name) => {
    const value = values[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' || (name === 'revision' && text === '0') ? [] : [{ label: variableLabel(name), text }];
  });
