import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { answerWith } from '../../../test/answers';
import { useEditorLicenceKey } from '../api/public-api';
import { makeStore } from '../state/store';

const keyWith = (status: number, body: object) => {
  answerWith({ 'GET /settings': [status, body] });
  const store = makeStore(null);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useEditorLicenceKey(), { wrapper }).result;
};

afterEach(() => jest.restoreAllMocks());

describe('The licence key of the editor', () => {
  it('is the key from the server, and none before the server has answered', async () => {
    const key = keyWith(200, { editorLicenceKey: 'a.b.c' });
    expect(key.current).toBeNull();
    await waitFor(() => expect(key.current).toBe('a.b.c'));
  });

  it('is the GPL key if the server cannot be reached', async () => {
    const key = keyWith(500, {});
    await waitFor(() => expect(key.current).toBe('GPL'));
  });
});
