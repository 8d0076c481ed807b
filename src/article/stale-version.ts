/** The article has moved on since the caller looked at it (lifecycle, section 4 (12)). The HTTP edge answers 409. */
export class StaleVersion extends Error {
  constructor(
    /** Who changed it last; null for the system. Not to be shown to people outside the office. */
    readonly lastUserId: string | null,
    /** As the reader may know it. */
    name: string,
  ) {
    super(`This article was changed by ${name}; reload.`);
    this.name = 'StaleVersion';
  }
}
