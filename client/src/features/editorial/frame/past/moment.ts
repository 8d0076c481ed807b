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

/** True while the frame has no moment yet that the address names. */
export const AwaitedContext = createContext(false);

/** True while neither the past nor the present can be shown: the present must not be taken for the past. */
export const useAwaitsMoment = (): boolean => useContext(AwaitedContext);

const now = (): Date => new Date();

/** The time from which days are counted: now, or the moment that is shown. */
export function useShownTime(): Date {
  const moment = useMoment();
  return moment ? new Date(moment.at) : now();
}

/** True for what had happened at the moment that is shown. */
export function useHadHappened(): (iso: string) => boolean {
  const moment = useMoment();
  return (iso) => moment === null || new Date(iso) <= new Date(moment.at);
}
