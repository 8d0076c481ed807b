import { useLayoutEffect, useRef, useState } from 'react';
import type { ReviewerPanel } from '@contracts';
import { alternatesApi } from './alternates-api';

type Stored = ReviewerPanel['alternates'];
type Choice = Pick<Stored, 'automatic'> & { reviewerIds: readonly string[] };

interface Wanted {
  choice: Choice;
  /** What the panel said when the choice had been stored; null before. The next thing that it says includes the choice. */
  storedBeside: Stored | null;
}

const choiceOf = ({ automatic, people }: Stored): Choice => ({
  automatic,
  reviewerIds: people.map(({ person }) => person.id),
});

/**
 * Changes the alternates of an article. Each change starts from the result of the one before and is shown at once; they are sent one
 * after the other, so that none is lost, however fast they come. A refused one shows what the server has.
 */
export function useAlternates(articleId: string, stored: Stored) {
  const [set] = alternatesApi.useSetAlternatesMutation();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isCurrent = wanted !== null && (wanted.storedBeside === null || wanted.storedBeside === stored);
  const shown = isCurrent ? wanted.choice : choiceOf(stored);
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
    setWanted((now) => (now?.choice !== choice ? now : 'error' in answer ? null : { choice, storedBeside }));
  };
  const change = (next: (before: Choice) => Choice): void => {
    const choice = next(latest.current.shown);
    latest.current = { ...latest.current, shown: choice };
    setWanted({ choice, storedBeside: null });
    sending.current = sending.current.then(() => send(choice));
  };
  return { ...shown, change };
}
