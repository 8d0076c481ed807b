import { LOCALES } from '@contracts';
import { readLanguage } from '../language/language-choice';
import { readSession } from './session-storage';

/** After so long an answer may be older than what the person expects of a page that has just been opened. */
const LASTS_MS = 10_000;

interface FirstCall {
  begunAt: number;
  headers: Record<string, string>;
  answer: Promise<Response>;
}

const begun = new Map<string, FirstCall>();

/**
 * Begins the calls of the screen at this address, which the server names in the page (below `/api`), while the files of the application
 * are on their way. `fetchFirst` hands their answers to the calls of the screen.
 */
export function beginFirstCalls(): void {
  const text = document.getElementById('first-calls')?.textContent;
  const session = readSession();
  if (!text || !session) return;
  const headers = { Authorization: `Bearer ${session.token}`, 'Accept-Language': LOCALES[readLanguage()] };
  for (const path of JSON.parse(text) as string[]) {
    const url = `${window.location.origin}/api${path}`;
    const answer = fetch(url, { headers });
    // Without a listener the browser reports a call that fails before the screen asks for it.
    answer.catch(() => undefined);
    begun.set(url, { begunAt: Date.now(), headers, answer });
  }
}

/** `fetch`, which answers a call that the page has begun with that answer, once: for the same person and in the same language only. */
export async function fetchFirst(request: Request): Promise<Response> {
  const first = request.method === 'GET' ? begun.get(request.url) : undefined;
  begun.delete(request.url);
  const isSame = first && Object.entries(first.headers).every(([name, value]) => request.headers.get(name) === value);
  if (!isSame || Date.now() - first.begunAt > LASTS_MS) return fetch(request);
  return first.answer.catch(() => fetch(request));
}
