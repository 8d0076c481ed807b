/** Answers each upload of a file immediately with this stored name. The caller restores the mocks. */
export function answerUpload(fileName: string): void {
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'open').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'setRequestHeader').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 200 });
    Object.defineProperty(this, 'response', { value: { fileName } });
    this.onload?.(new ProgressEvent('load'));
  });
}
