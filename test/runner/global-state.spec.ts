interface GlobalState {
  rememberGlobals(target: object): () => string[];
  rememberEnvironment(env: Record<string, string>): () => void;
}

const { rememberEnvironment, rememberGlobals } = jest.requireActual<GlobalState>('./global-state.cjs');

describe('changes of globals by a spec file', () => {
  const leave = (target: Record<string, unknown>): string[] => {
    const restore = rememberGlobals(target);
    target['fetch'] = 'a double';
    target['forgotten'] = 1;
    delete target['Date'];
    target['__libraryHelper'] = 2;
    return restore();
  };

  it('is restored, removed or put back before the next file', () => {
    const target: Record<string, unknown> = { fetch: 'the real one', Date: 'a clock', console: 'of the file' };
    expect(leave(target).sort()).toEqual(['Date', 'fetch', 'forgotten']);
    expect(target).toEqual({ fetch: 'the real one', Date: 'a clock', console: 'of the file', __libraryHelper: 2 });
  });

  it('is left alone where nothing was changed', () => {
    expect(rememberGlobals({ fetch: 'the real one' })()).toEqual([]);
  });
});

it('variables of the environment are brought back', () => {
  const env: Record<string, string> = { KEPT: '1', CHANGED: '2', DELETED: '3' };
  const restore = rememberEnvironment(env);
  Object.assign(env, { CHANGED: 'x', ADDED: 'y' });
  delete env['DELETED'];
  restore();
  expect(env).toEqual({ KEPT: '1', CHANGED: '2', DELETED: '3' });
});
