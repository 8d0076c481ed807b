/** GET /calendar-link: the address at which a person's calendar program reads their due dates. */
export interface CalendarLink {
  /** The full address. Anyone who has it can read the dates without a password. Null: the person has no such address. */
  address: string | null;
  /** When the address was created. */
  madeAt: string | null;
  /** The day on which a program last read the address. */
  lastReadOn: string | null;
}
