import { LRUCache } from 'lru-cache';
import type { ArticleState } from './domain/state';

/** The folded states used last. A state in it may be old: its reader reads the stream from the next revision on. */
export class StateCache {
  private readonly states: LRUCache<string, ArticleState>;

  constructor(capacity: number) {
    this.states = new LRUCache({ max: capacity });
  }

  get(articleId: string): ArticleState | undefined {
    return this.states.get(articleId);
  }

  /** Keeps the newer one of two states of an article: answers of parallel reads may come in any order. */
  put(state: ArticleState): void {
    const known = this.states.get(state.id);
    if (!known || known.streamRevision <= state.streamRevision) this.states.set(state.id, state);
  }
}
