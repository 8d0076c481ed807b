import { LOCALES } from '@contracts';
import { readLanguage } from '../language/language-choice';
import { readSession } from './session-storage';

/** Milliseconds after which an answer may be older than a person expects on a newly opened page. */
const MAX_AGE_MS = 10_000;

interface FirstCall {
  begunAt: number;
  headers: Record<string, string>;
  answer: Promise<Response>;
}

const begun = new Map<string, FirstCall>();

/**
 * Starts the calls of the screen at this address while the files of the application load. The server names the calls in the page (below
 * `/api`). `fetchFirst` passes their answers to the calls of the screen.
 */
export function beginFirstCalls(): void {
  const text = document.getElementById('first-calls')?.textContent;
  const session = readSession();
  if (!text || !session) return;
  const headers = { Authorization: `Bearer ${session.token}`, 'Accept-Language': LOCALES[readLanguage()] };
  for (const path of JSON.parse(text) as string[]) {
    const url = `${window.location.origin}/api${path}`;
    const answer = fetch(url, { headers });
    // Without a handler the browser reports an unhandled rejection if a call fails before the screen requests it.
    answer.catch(() => undefined);
    begun.set(url, { begunAt: Date.now(), headers, answer });
  }
}

/** `fetch`, but a call that the page has already started gets that answer, once, and only for the same person and in the same language. */
export async function fetchFirst(request: Request): Promise<Response> {
  const first = request.method === 'GET' ? begun.get(request.url) : undefined;
  begun.delete(request.url);
  const isSame = first && Object.entries(first.headers).every(([name, value]) => request.headers.get(name) === value);
  if (!isSame || Date.now() - first.begunAt > MAX_AGE_MS) return fetch(request);
  return first.answer.catch(() => fetch(request));
}
