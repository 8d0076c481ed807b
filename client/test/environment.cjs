/** jsdom with the browser's fetch and fast lookups of styles and labels, one per worker. */
// Set before the environment loads, since jsdom's own files import the functions by value.
require('./jsdom/style-index.cjs');
require('./jsdom/label-index.cjs');
const shareEnvironment = require('../../test/runner/shared-environment.cjs');

/**
 * Removes the elements that a spec file leaves in its worker's shared document. The styles stay, because the libraries remember that they
 * have written them.
 */
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
