import type { ArticleEvent } from '../events';
import { holderOf } from '../people/roles';
import { eventOf } from '../recorded';
import type { ArticleState } from '../state';

/** Ends the tenure of an associate editor who cannot see the article any more. In their status, the article would wait for a person without access. */
export function releaseHolder(state: ArticleState, holderLeft = false): ArticleEvent[] {
  const associateId = holderOf(state);
  return holderLeft && associateId !== null ? [eventOf('AssociateReleased', { associateId })] : [];
}
