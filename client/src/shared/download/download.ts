import { type ApiError } from '@contracts';
import { recentProof } from '../session/recent-proof';

/**
 * Fetches a file that requires the bearer token, which a plain link cannot send. `body` is sent as JSON by POST; without it, the call is a
 * GET. An export may need a fresh proof first.
 * @throws Error with the server's message, otherwise with `problem`
 */
export async function fetchFile(path: string, token: string, problem: string, body?: object): Promise<Blob> {
  const send = (): Promise<Response> =>
    fetch(`${window.location.origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        'Accept-Language': document.documentElement.lang,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  let answer = await send();
  let apiError = await problemOf(answer);
  if (apiError?.code === 'REAUTHENTICATE' && (await recentProof.ask())) {
    answer = await send();
    apiError = await problemOf(answer);
  }
  if (answer.ok) return answer.blob();
  throw new Error(apiError?.message ?? problem);
}

/** The server's error; null for success and for an unreadable answer. */
const problemOf = async (answer: Response): Promise<Partial<ApiError> | null> =>
  answer.ok ? null : ((await answer.json().catch(() => null)) as Partial<ApiError> | null);
