/**
 * Fetches a file that requires the bearer token, which a plain link cannot send. `body`: sent as JSON by POST; without it, GET.
 * @throws Error with the server's message, otherwise with `problem`
 */
export async function fetchFile(path: string, token: string, problem: string, body?: object): Promise<Blob> {
  const answer = await fetch(`${window.location.origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => null)) as { message?: string } | null;
  throw new Error(told?.message ?? problem);
}
