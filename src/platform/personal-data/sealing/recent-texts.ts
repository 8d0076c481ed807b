import { LRUCache } from 'lru-cache';

/** Characters of text and of blobs in memory at most: some hundreds of saved drafts. */
const MOST = 4_000_000;

interface Recent {
  blob: string;
  texts: readonly string[];
}

const sizeOf = (recent: readonly Recent[]): number =>
  recent.reduce((sum, { blob, texts }) => texts.reduce((all, text) => all + text.length, sum + blob.length), 1);

/**
 * The texts of the events that this process encrypted last. The read models get each event back from the log a moment later; then its
 * texts need not be decrypted.
 */
export class RecentTexts {
  private readonly events = new LRUCache<string, Recent[]>({ maxSize: MOST, sizeCalculation: sizeOf });

  /** @param texts each after its path, as the blob contains them. */
  remember(eventId: string, blob: string, texts: readonly string[]): void {
    const recent = { blob, texts };
    this.events.set(eventId, [...(this.events.peek(eventId) ?? []), recent]);
  }

  /** The texts of exactly this blob in this event; undefined if they are not known, as for a blob that was changed or moved. */
  textsOf(eventId: string, blob: string): readonly string[] | undefined {
    return this.events.peek(eventId)?.find((recent) => recent.blob === blob)?.texts;
  }

  /** After an erasure: no erased text stays in memory. */
  forget(): void {
    this.events.clear();
  }
}
