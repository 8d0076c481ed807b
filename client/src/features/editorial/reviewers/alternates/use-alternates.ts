import { useLayoutEffect, useRef, useState } from 'react';
import type { ReviewerPanel } from '@contracts';
import { alternatesApi } from './alternates-api';

type Stored = ReviewerPanel['alternates'];
type Choice = Pick<Stored, 'automatic'> & { reviewerIds: readonly string[] };

interface PendingChoice {
  choice: Choice;
  /** The panel's data at the time when the choice was stored; null before. The panel's next data includes the choice. */
  storedBeside: Stored | null;
}

const choiceOf = ({ automatic, people }: Stored): Choice => ({
  automatic,
  reviewerIds: people.map(({ person }) => person.id),
});

/**
 * Changes the alternates of an article. Each change starts from the result of the previous one and is shown immediately. Changes are sent
 * one after the other, so that none is lost even if they follow each other quickly. After a refused change, the state of the server is
 * shown.
 */
export function useAlternates(articleId: string, stored: Stored) {
  const [set] = alternatesApi.useSetAlternatesMutation();
  const [pendingChoice, setPendingChoice] = useState<PendingChoice | null>(null);
  const isCurrent =
    pendingChoice !== null && (pendingChoice.storedBeside === null || pendingChoice.storedBeside === stored);
  const shown = isCurrent ? pendingChoice.choice : choiceOf(stored);
  const latest = useRef({ shown, stored });
  useLayoutEffect(() => {
    latest.current = { shown, stored };
  });
  const sending = useRef(Promise.resolve());
  const send = async (choice: Choice): Promise<void> => {
    // A newer choice includes this one.
    if (latest.current.shown !== choice) return;
    const answer = await set({ articleId, ...choice });
    const storedBeside = latest.current.stored;
    setPendingChoice((now) => (now?.choice !== choice ? now : 'error' in answer ? null : { choice, storedBeside }));
  };
  const change = (next: (before: Choice) => Choice): void => {
    const choice = next(latest.current.shown);
    latest.current = { ...latest.current, shown: choice };
    setPendingChoice({ choice, storedBeside: null });
    sending.current = sending.current.then(() => send(choice));
  };
  return { ...shown, change };
}
