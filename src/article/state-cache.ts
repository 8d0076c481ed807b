import type { ArticleState } from './domain/state';

/** The folded states used last. A state in it may be old: whoever takes it reads the stream from the next revision on. */
export class StateCache {
  private readonly states = new Map<string, ArticleState>();

  constructor(private readonly capacity: number) {}

  get(articleId: string): ArticleState | undefined {
    const state = this.states.get(articleId);
    if (state) this.touch(state);
    return state;
  }

  /** Keeps the newer one of two states of an article: answers of parallel reads may come in any order. */
  put(state: ArticleState): void {
    const known = this.states.get(state.id);
    this.touch(known && known.streamRevision > state.streamRevision ? known : state);
    if (this.states.size <= this.capacity) return;
    const [oldest] = this.states.keys();
    if (oldest !== undefined) this.states.delete(oldest);
  }

  private touch(state: ArticleState): void {
    this.states.delete(state.id);
    this.states.set(state.id, state);
  }
}
