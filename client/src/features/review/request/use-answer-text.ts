import { useState } from 'react';
import { draftCopy } from '../../../shared/saving/draft-copy';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';

/** What a reviewer enters with the answer to a request. */
export interface AnswerText {
  reason: string;
  suggestedColleague: string;
  /** Whether they have competing interests; null before they say. */
  yes: boolean | null;
  text: string;
}

const NOTHING: AnswerText = { reason: '', suggestedColleague: '', yes: null, text: '' };

/** Typed text stays in this browser until the answer is sent. Signed out, the id in its name is known to the holder of the link only. */
export function useAnswerText(requestId: string) {
  const userId = useAppSelector(selectSession)?.user.id;
  const name = userId === undefined ? `request:${requestId}` : `${userId}:request:${requestId}`;
  const [given, setGiven] = useState<AnswerText>(() => ({ ...NOTHING, ...draftCopy.read<AnswerText>(name)?.value }));
  const change = (changes: Partial<AnswerText>): void => {
    const next = { ...given, ...changes };
    setGiven(next);
    draftCopy.keep(name, next);
  };
  return { given, change, drop: () => draftCopy.drop(name) };
}
