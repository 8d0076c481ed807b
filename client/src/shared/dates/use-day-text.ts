import { useState } from 'react';
import { t } from '@contracts';
import { dayText, readDay } from './days';

export const DAY_PROBLEM = t('Please write a date such as 3 Nov 2026.');

/** The typed text, with the days of the owner for which it is valid. When the owner sets another day, that day replaces the text. */
interface Typed {
  text: string;
  days: string[];
  isLeft: boolean;
}

/**
 * The text of a date field. A complete date is passed on as soon as the last key completes it. An incomplete text stays, and counts as no
 * date once the field is left.
 */
export function useDayText(value: string, onChange: (day: string) => void) {
  const [lastTyped, setLastTyped] = useState<Typed | null>(null);
  const typed = lastTyped?.days.includes(value) ? lastTyped : null;
  const isWrong = typed !== null && typed.text.trim() !== '' && readDay(typed.text) === null;

  const type = (text: string): void => {
    const day = text.trim() === '' ? '' : readDay(text);
    setLastTyped({ text, days: [day ?? value, value], isLeft: false });
    if (day !== null && day !== value) onChange(day);
  };
  const leave = (): void => {
    if (!typed) return;
    setLastTyped(isWrong ? { ...typed, days: [value, ''], isLeft: true } : null);
    if (isWrong && value !== '') onChange('');
  };
  const choose = (day: string): void => {
    setLastTyped(null);
    if (day !== value) onChange(day);
  };
  return {
    text: typed?.text ?? dayText(value),
    problem: isWrong && typed.isLeft ? DAY_PROBLEM : undefined,
    isWrong,
    type,
    leave,
    choose,
  };
}
