/**
 * The module reads the page when it is loaded, and earlier files have already loaded it.
 *
 * @isolated
 */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { answerWith } from '../../../test/answers';

/** The module reads the settings from the page when it is loaded, so it is loaded after the page contains them. */
async function openPage() {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: 'public-settings' });
  data.textContent = JSON.stringify({ journalName: 'Thorax & Vessel', bannerText: 'Closed on Friday' });
  document.head.append(data);
  const { beginWithPage, usePublicSettings, usePublicSettingsKnown } = await import('./public-api');
  const { makeStore } = await import('../state/store');
  const store = makeStore();
  beginWithPage(store);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => ({ known: usePublicSettingsKnown(), settings: usePublicSettings() }), { wrapper });
}

it('takes the public settings from the page immediately, and does not request them again', async () => {
  const calls = answerWith({});
  const { result } = await openPage();
  expect(result.current.known).toBe(true);
  expect(result.current.settings).toMatchObject({ journalName: 'Thorax & Vessel', bannerText: 'Closed on Friday' });
  // Settings that the page leaves out have their default values.
  expect(result.current.settings.signInProviders).toEqual([]);
  expect(localStorage.getItem('quire-public-settings')).toContain('Thorax & Vessel');
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  expect(calls.filter(({ path }) => path === '/settings')).toEqual([]);
});
