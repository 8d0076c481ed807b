/**
 * jsdom with the browser's fetch and a faster lookup of the style rules that apply to an element.
 *
 * Finding an element by role checks the visibility of each element and all its ancestors. For each, jsdom tries every one of the
 * thousands of atomic rules that Fluent writes (one class, one declaration). Its selector engine caches 1,000 compiled selectors, so
 * cycling through more recompiles each one every time, which took most of the tests' time. Here a rule's class is checked first: an
 * element without it cannot match, so the engine is not needed.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const shareEnvironment = require('../../test/runner/shared-environment.cjs');

const { matchesDontThrow } = selectors;
if (typeof matchesDontThrow !== 'function') throw new Error('jsdom asks for its selectors in another way than it did');

/** A selector that starts with `.name` and has no combinator or alternative after it: `.name:hover`, `.a.b`. */
const ABOUT_ONE_CLASS = /^\.([\w-]+)(?=$|[.:[])[^\s,>+~\\]*$/;

/** By selector text: the class that every matching element has; null if there is none. */
const needed = new Map();

function classNeededBy(selector) {
  let name = needed.get(selector);
  if (name === undefined) {
    name = ABOUT_ONE_CLASS.exec(selector)?.[1] ?? null;
    needed.set(selector, name);
  }
  return name;
}

// Set before the environment loads, since jsdom's own files import the function by value.
selectors.matchesDontThrow = (element, selector) => {
  const name = classNeededBy(selector);
  return (name === null || element.classList.contains(name)) && matchesDontThrow(element, selector);
};

/** Removes what a spec file leaves in its worker's shared document. The styles stay, because the libraries remember having written them. */
function cleanDocument(window) {
  const { document } = window;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

module.exports = shareEnvironment(require('jest-fixed-jsdom'), cleanDocument);
