/** Answers each upload of a file immediately, as the server or a proxy in front of it. The caller restores the mocks. */
export function answerUploads(status: number, response: unknown): void {
  // The global itself stays in place: the next spec of the worker needs it.
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'open').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'setRequestHeader').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: status });
    Object.defineProperty(this, 'response', { value: response });
    this.onload?.(new ProgressEvent('load'));
  });
}

/** Answers each upload with this stored name. */
export const answerUpload = (fileName: string): void => answerUploads(200, { fileName });
