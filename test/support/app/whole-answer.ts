/** True for an answer that goes on until somebody ends it: only its head can be waited for. */
export const isStream = (contentType: string | null | undefined): boolean =>
  (contentType ?? '').startsWith('text/event-stream');

/** All bytes of an answer; none of a stream of events, which is ended. */
export async function wholeAnswer(answer: Response): Promise<Buffer> {
  if (!isStream(answer.headers.get('content-type'))) return Buffer.from(await answer.arrayBuffer());
  await answer.body?.cancel();
  return Buffer.alloc(0);
}
