import { SESSION_KEY } from './session-storage';

/**
 * Loads the files of the screen at this address, which the server names in the page, together with the files of the application. A
 * signed-out person sees the sign-in instead and needs none of them.
 */
export function loadScreenFiles(): void {
  const text = document.getElementById('screen-files')?.textContent;
  if (!text || localStorage.getItem(SESSION_KEY) === null) return;
  for (const href of JSON.parse(text) as string[]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}
