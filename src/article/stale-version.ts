import { DomainError } from '../contracts';

/** The article has changed since the caller read it (lifecycle, section 4 (12)). The HTTP edge responds with 409. */
export class StaleVersion extends DomainError {
  readonly kind = 'STALE';

  constructor(
    /** Author of the last change; null for the system. Must not be shown to people outside the office. */
    readonly lastUserId: string | null,
    /** The name as shown to this reader. */
    name: string,
  ) {
    super(`This article was changed by ${name}. Please reload the page.`);
  }
}
