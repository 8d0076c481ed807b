import type { StoredEvent } from '../event-store/port';
import { leafHash } from './merkle';

/**
 * The text that a leaf stands for: everything of an event except its position, which each store assigns itself. So a log that was copied to
 * another store has the same leaves.
 */
export const leafText = ({ streamId, revision, id, type, data, metadata }: Omit<StoredEvent, 'position'>): string =>
  JSON.stringify([streamId, revision, id.toLowerCase(), type, data, metadata]);

export const leafOf = (event: StoredEvent): Buffer => leafHash(leafText(event));
