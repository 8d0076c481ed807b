/**
 * jsdom with the browser's fetch, and with quick answers to "which rules of the style sheets are this element's?".
 *
 * Whether something is shown, and so whether it may be found by its role, is asked of every element and all that it lies in. jsdom then
 * tries each of the thousands of small rules that Fluent writes (one class, one declaration), and its engine for selectors keeps 1,000 of
 * them compiled: taken in turn, every one is compiled anew for every element, which was most of the time that these tests took. Here a
 * rule is first looked at for the class that it is about; an element that lacks it cannot match, and the engine need not be asked.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const shareEnvironment = require('../../test/runner/shared-environment.cjs');

const { matchesDontThrow } = selectors;
if (typeof matchesDontThrow !== 'function') throw new Error('jsdom asks for its selectors in another way than it did');

/** `.name` at the beginning, and behind it nothing that leads to another element or to an alternative: `.name:hover`, `.a.b`. */
const ABOUT_ONE_CLASS = /^\.([\w-]+)(?=$|[.:[])[^\s,>+~\\]*$/;

/** By the text of a selector: the class without which no element matches it; null where that cannot be told. */
const needed = new Map();

function classNeededBy(selector) {
  let name = needed.get(selector);
  if (name === undefined) {
    name = ABOUT_ONE_CLASS.exec(selector)?.[1] ?? null;
    needed.set(selector, name);
  }
  return name;
}

// Before the environment is loaded, since jsdom's own files take the function by its value.
selectors.matchesDontThrow = (element, selector) => {
  const name = classNeededBy(selector);
  return (name === null || element.classList.contains(name)) && matchesDontThrow(element, selector);
};

/** What a spec file leaves in the one document of its worker. The styles stay: the libraries that wrote them remember that they did. */
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
