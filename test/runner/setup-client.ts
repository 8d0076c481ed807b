import { configure } from '@testing-library/react';

import '@testing-library/jest-dom';
import '../../client/test/quiet-errors';

// Pages load lazily; on a busy machine that takes longer than the library's default of one second.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout, so no element seems visible to Fluent's focus management. It would focus the frame of a dialog and then hide
// the dialog from screen readers and tests. In a browser these properties are set.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
document.body.getBoundingClientRect = () => {
  const [width, height] = [1024, 768];
  return { x: 0, y: 0, width, height, top: 0, left: 0, right: width, bottom: height, toJSON: () => ({}) };
};

// Sizes never change in jsdom: a message bar may observe its size but is never notified.
class NoResize implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
globalThis.ResizeObserver ??= NoResize;
