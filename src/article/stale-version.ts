import { DomainError } from '../contracts';

/** Who made the change, as far as this reader may know. */
export type Changer = { name: string } | 'SELF' | 'SYSTEM' | 'SOMEBODY';

/** Whole sentences, because each has a translation of its own. */
const UNNAMED = {
  SELF: 'This article was changed by you in another window. Please reload the page.',
  SYSTEM: 'This article was changed by the system. Please reload the page.',
  SOMEBODY: 'This article was changed by someone else. Please reload the page.',
} as const;

/** The article has changed since the caller read it (lifecycle, section 4 (12)). The HTTP edge responds with 409. */
export class StaleVersion extends DomainError {
  readonly kind = 'STALE';

  constructor(
    /** Author of the last change; null for the system. Must not be shown to people outside the office. */
    readonly lastUserId: string | null,
    changer: Changer,
  ) {
    super(
      typeof changer === 'string'
        ? UNNAMED[changer]
        : `This article was changed by ${changer.name}. Please reload the page.`,
    );
  }
}
