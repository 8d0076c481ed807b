/** Lists of a person that may have changed: their manuscripts, their requests as a reviewer, the office's lists, and tickets. */
export const CHANGED_LISTS = ['my-list', 'reviewer-todo', 'todo', 'new-articles', 'tickets'] as const;
export type ChangedList = (typeof CHANGED_LISTS)[number];

/**
 * A change notification: what a person should read again (api, 'GET /events/stream'). It says that something changed, never what.
 * The calls that read it check access.
 */
export interface ChangeSignal {
  lists: ChangedList[];
  /** Ids of articles that may have changed. */
  articles: string[];
  /** Nothing of this is news for the person, so the numbers of the menu and the bell are still right. */
  quiet?: true;
}

/** Name of the events with a ChangeSignal in the stream. */
export const CHANGE_EVENT = 'changed';

/** Whether changes can be saved now: sent when the stream opens and whenever it changes. */
export interface SavingSignal {
  possible: boolean;
}

/** Name of the events with a SavingSignal in the stream. */
export const SAVING_EVENT = 'saving';

/** Name of an event without content: lists that were stale are up to date again and can be reloaded. */
export const RECOVERED_EVENT = 'recovered';

/** Header of a stale answer: changes since the given time may be missing, for example while a read model is being rebuilt. */
export const NOT_UP_TO_DATE_HEADER = 'Quire-Not-Up-To-Date';
/** Value of that header when the time is not known. */
export const SINCE_UNKNOWN = 'unknown';

/** Milliseconds between heartbeat comments, which show both ends that the stream is alive. */
export const STREAM_BEAT = 25_000;
