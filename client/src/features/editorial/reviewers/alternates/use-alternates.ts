import { useLayoutEffect, useRef, useState } from 'react';
import type { ReviewerPanel } from '@contracts';
import { alternatesApi, type ChosenAlternates, chosenIn } from './alternates-api';

type Stored = ReviewerPanel['alternates'];

interface PendingChoice {
  choice: ChosenAlternates;
  /** The panel's data at the time when the choice was stored; null before. The panel's next data includes the choice. */
  storedBeside: Stored | null;
}

/**
 * Changes the alternates of an article. Each change starts from the result of the previous one and is shown immediately. Changes are sent
 * one after the other, so that none is lost even if they follow each other quickly. Each says on which list it is based, so that a change
 * of another person is not overwritten. After a refused change, the state of the server is shown.
 */
export function useAlternates(articleId: string, stored: Stored) {
  const [set] = alternatesApi.useSetAlternatesMutation();
  const [pendingChoice, setPendingChoice] = useState<PendingChoice | null>(null);
  const isCurrent =
    pendingChoice !== null && (pendingChoice.storedBeside === null || pendingChoice.storedBeside === stored);
  const shown = isCurrent ? pendingChoice.choice : chosenIn(stored);
  const latest = useRef({ shown, stored, isCurrent });
  useLayoutEffect(() => {
    latest.current = { shown, stored, isCurrent };
  });
  /** The list on the server from which the changes that are not stored yet started. */
  const base = useRef(shown);
  const sending = useRef(Promise.resolve());
  const send = async (choice: ChosenAlternates): Promise<void> => {
    // A newer choice includes this one.
    if (latest.current.shown !== choice) return;
    const answer = await set({ articleId, ...choice, seen: base.current });
    if (!('error' in answer)) base.current = choice;
    const storedBeside = latest.current.stored;
    setPendingChoice((now) => (now?.choice !== choice ? now : 'error' in answer ? null : { choice, storedBeside }));
  };
  const change = (next: (before: ChosenAlternates) => ChosenAlternates): void => {
    const choice = next(latest.current.shown);
    if (!latest.current.isCurrent) base.current = chosenIn(latest.current.stored);
    latest.current = { ...latest.current, shown: choice, isCurrent: true };
    setPendingChoice({ choice, storedBeside: null });
    sending.current = sending.current.then(() => send(choice));
  };
  return { ...shown, change };
}
