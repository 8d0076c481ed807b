import type { HelperAnswer } from './helper-process';

/**
 * The helper's side of a HelperProcess: answers each piece of work, and ends with the server.
 * @param answer an error that it throws becomes a refusal with its message.
 * @param close closes what is open before the end.
 */
export function serve<Work>(answer: (work: Work) => Promise<unknown>, close?: () => Promise<void>): void {
  process.on('message', (work: Work) => {
    const sendAnswer = (message: HelperAnswer): void => void process.send?.(message);
    answer(work).then(
      (result) => sendAnswer({ result }),
      (failure: unknown) => sendAnswer({ refusal: failure instanceof Error ? failure.message : String(failure) }),
    );
  });
  const end = (): void => process.exit(0);
  // The server has ended, perhaps without a message, or has asked this process to end.
  process.on('disconnect', () => void (close?.() ?? Promise.resolve()).then(end, end));
  // Ctrl-C signals the whole process group. The server disconnects when its last work is done.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
}
