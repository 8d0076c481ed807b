/** True for a response that stays open; only its head can be awaited. */
export const isStream = (contentType: string | null | undefined): boolean =>
  (contentType ?? '').startsWith('text/event-stream');

/** All bytes of a response; none for an event stream, which is closed. */
export async function wholeAnswer(answer: Response): Promise<Buffer> {
  if (!isStream(answer.headers.get('content-type'))) return Buffer.from(await answer.arrayBuffer());
  await answer.body?.cancel();
  return Buffer.alloc(0);
}
