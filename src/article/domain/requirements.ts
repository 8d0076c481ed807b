import { isEmptyRichText } from '../../contracts';
import { Refusal } from './commands';

/** Messages by field name. */
export type Details = Record<string, string>;

/** @throws Refusal INVALID with the details, if there are any; a single detail is also the message. */
export function refuseInvalid(details: Details, summary: string): void {
  const messages = Object.values(details);
  if (messages.length === 0) return;
  const [first] = messages;
  throw new Refusal('INVALID', messages.length === 1 && first !== undefined ? first : summary, details);
}

/** @throws Refusal INVALID on `field` unless the rule holds. */
export function requireField(holds: boolean, field: string, message: string): void {
  if (!holds) throw new Refusal('INVALID', message, { [field]: message });
}

/** @throws Refusal INVALID when a text has only markup and spaces. */
export const requireText = (text: string, field: string, message: string): void =>
  requireField(!isEmptyRichText(text), field, message);

/** @throws Refusal RULE unless the rule holds. */
export function requireRule(holds: boolean, message: string, details?: Details): void {
  if (!holds) throw new Refusal('RULE', message, details);
}
