import { initialState } from '../domain/fold/initial-state';
import { StateCache } from './state-cache';

const state = (id: string, streamRevision = 0) => ({ ...initialState(id), streamRevision });

describe('the cache of states', () => {
  it('removes the least recently used state', () => {
    const cache = new StateCache(2);
    cache.put(state('a'));
    cache.put(state('b'));
    cache.get('a');
    cache.put(state('c'));
    expect([cache.get('a')?.id, cache.get('b')?.id, cache.get('c')?.id]).toEqual(['a', undefined, 'c']);
  });

  it('never replaces a state by an older one', () => {
    const cache = new StateCache(2);
    cache.put(state('a', 5));
    cache.put(state('a', 3));
    expect(cache.get('a')?.streamRevision).toBe(5);
  });
});
