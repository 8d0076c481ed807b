import { useState } from 'react';
import { useCopy } from '../../../shared/saving/use-copy';
import { useRestored } from '../../../shared/saving/use-restored';
import { takeOver } from '../../../shared/saving/use-stored';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';

/** The text and choices that a reviewer enters with the answer to a request. */
export interface AnswerText {
  reason: string;
  suggestedColleague: string;
  /** Whether the reviewer has competing interests; null before an answer. */
  yes: boolean | null;
  text: string;
}

const NOTHING: AnswerText = { reason: '', suggestedColleague: '', yes: null, text: '' };

/**
 * Typed text stays in this browser until the answer is sent. While signed out, the key of the stored text contains an id that only the
 * holder of the link knows.
 */
export function useAnswerText(requestId: string) {
  const userId = useAppSelector(selectSession)?.user.id;
  const name = userId === undefined ? `request:${requestId}` : `${userId}:request:${requestId}`;
  const copy = useCopy<AnswerText>(name);
  const [given, setGiven] = useState<AnswerText>({ ...NOTHING, ...copy.found?.value });
  const change = (changes: Partial<AnswerText>): void => {
    const next = { ...given, ...changes };
    setGiven(next);
    takeOver(copy, next);
  };
  return { given, change, drop: copy.end, notice: useRestored(copy, () => setGiven(NOTHING)) };
}
