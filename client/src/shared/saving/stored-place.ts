import { useEffect, useState } from 'react';

interface Place {
  /** Counted from 0. */
  step: number;
  /** The furthest step that was ever open. */
  furthest: number;
}

const START: Place = { step: 0, furthest: 0 };
/** The entry contains no text and no personal data, so it may stay after sign-out, and the person finds the step again. */
const nameOf = (articleId: string): string => `quire-step:${articleId}`;

/** The step at which the author left a draft in this browser. */
function storedPlace(articleId: string | undefined): Place {
  if (articleId === undefined) return START;
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(articleId)) ?? 'null') as Partial<Place> | null;
    return Number.isInteger(stored?.step) && Number.isInteger(stored?.furthest) ? { ...START, ...stored } : START;
  } catch {
    return START;
  }
}

export const forgetPlace = (articleId: string): void => localStorage.removeItem(nameOf(articleId));

/** The address of a draft at the step where its author left it. */
export function draftPath(articleId: string): string {
  const { step } = storedPlace(articleId);
  return `/manuscript/submit/${articleId}${step === 0 ? '' : `?step=${step + 1}`}`;
}

/** Stores the open step of a draft. Returns the furthest step that was ever open. */
export function useStoredPlace(articleId: string | undefined, step: number): number {
  const [furthest, setFurthest] = useState(() => storedPlace(articleId).furthest);
  if (step > furthest) setFurthest(step);
  useEffect(() => {
    if (articleId === undefined) return;
    try {
      localStorage.setItem(nameOf(articleId), JSON.stringify({ step, furthest: Math.max(step, furthest) }));
    } catch {
      // If the browser has no storage left, the draft opens at its first step.
    }
  }, [articleId, step, furthest]);
  return furthest;
}
