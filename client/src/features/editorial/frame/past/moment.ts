import { createContext, useContext } from 'react';
import type { ArticleView } from '@contracts';

/** A moment of the past at which the whole frame shows the article. */
export interface Moment {
  /** ISO 8601: the time of the log entry that was chosen, or the moment that the address names. */
  at: string;
  /** The parameter of the address that names it. */
  address: string;
  /** The article at that time. */
  article: ArticleView;
}

/** Null while the frame shows the present. */
export const MomentContext = createContext<Moment | null>(null);

export const useMoment = (): Moment | null => useContext(MomentContext);

/** True while the address names a moment that the frame has not loaded yet. */
export const AwaitedContext = createContext(false);

/** True while neither the past nor the present can be shown. The present must not be shown in place of the past. */
export const useAwaitsMoment = (): boolean => useContext(AwaitedContext);

const now = (): Date => new Date();

/** The time from which days are counted: now, or the shown moment. */
export function useShownTime(): Date {
  const moment = useMoment();
  return moment ? new Date(moment.at) : now();
}

/** Returns a function that is true for times up to the shown moment. */
export function useHadHappened(): (iso: string) => boolean {
  const moment = useMoment();
  return (iso) => moment === null || new Date(iso) <= new Date(moment.at);
}
