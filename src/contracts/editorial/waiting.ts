/** What an article of the office waits for next: a reviewer's date, the associate editor's, or the office's own delay. */
export type WaitsFor = 'reviewer' | 'associate' | 'office';

/** What an article waits for next, and how late that is on the journal's calendar. */
export interface ArticleWaiting {
  waitsFor: WaitsFor | 'author';
  /** The next due date. For an article without one: the time at which it counts as late for the office (setting `officeIdleDays`). */
  due: string;
  /** Whole days past `due`, as in the to-do lists; null until then. */
  lateDays: number | null;
}
