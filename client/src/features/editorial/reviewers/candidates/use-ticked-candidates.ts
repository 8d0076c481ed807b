import { useState } from 'react';
import type { ReviewerCandidate } from '@contracts';
import type { Ticks } from '../../../../shared/data-table/ticks';
import { nameOf } from './candidate-words';

const mayTick = ({ barred }: ReviewerCandidate): boolean => barred === null;

/** Ticked candidates. They stay ticked during further searches, until they are chosen. */
export function useTickedCandidates(shown: readonly ReviewerCandidate[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, ReviewerCandidate>>(new Map());
  const latest = new Map(shown.map((one) => [one.id, one]));
  const ticked = [...selected.values()].map((one) => latest.get(one.id) ?? one).filter(mayTick);
  const set = (changed: readonly ReviewerCandidate[], on: boolean): void =>
    setSelected((before) => {
      const next = new Map(before);
      for (const one of changed) {
        if (on) next.set(one.id, one);
        else next.delete(one.id);
      }
      return next;
    });
  const ticks: Ticks<ReviewerCandidate> = {
    isTicked: (one) => mayTick(one) && selected.has(one.id),
    set,
    nameOf,
    mayTick,
  };
  const untick = (id: string): void => setSelected((before) => new Map([...before].filter(([key]) => key !== id)));
  return { ticks, ticked, untick, clear: () => setSelected(new Map()) };
}
