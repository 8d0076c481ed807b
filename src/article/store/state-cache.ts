import { LRUCache } from 'lru-cache';
import type { ArticleState } from '../domain/state';

/** Cache of the last used folded states. A cached state may be stale, so its reader continues from the next revision of the stream. */
export class StateCache {
  private readonly states: LRUCache<string, ArticleState>;

  constructor(capacity: number) {
    this.states = new LRUCache({ max: capacity });
  }

  get(articleId: string): ArticleState | undefined {
    return this.states.get(articleId);
  }

  clear(): void {
    this.states.clear();
  }

  /** Keeps the newer of two states of an article, since parallel reads may finish in any order. */
  put(state: ArticleState): void {
    const known = this.states.get(state.id);
    if (!known || known.streamRevision <= state.streamRevision) this.states.set(state.id, state);
  }
}
