/** GET /calendar-link: where a person's calendar program reads their due dates. */
export interface CalendarLink {
  /** The whole address; it opens the dates without a password. Null: the person has none. */
  address: string | null;
  /** When it was made. */
  madeAt: string | null;
  /** When a program last read it, to the day. */
  lastReadOn: string | null;
}
