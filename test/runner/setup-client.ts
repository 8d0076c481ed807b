import { configure } from '@testing-library/react';

import '@testing-library/jest-dom';

// Pages are loaded when they are opened; on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out, so that nothing seems visible to the controls' focus keeper: it would put the focus on the frame of a dialog
// and, a moment later, hide the dialog from screen readers and tests as one without focus. In a browser all of this is simply true.
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

// Nothing ever changes its size here: a message bar may watch its own, and is never told.
class NoResize implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
globalThis.ResizeObserver ??= NoResize;
