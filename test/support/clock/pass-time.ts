/** Lets the time of `performance.now` be ahead of its true value, until `jest.restoreAllMocks()`. */
export function passTime(milliseconds: number): void {
  const { now: present } = performance;
  if (jest.isMockFunction(present)) present.mockRestore();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}
