import { tokenOf } from '@contracts';

/**
 * Elements and attributes that a text must not lose silently. Emphasis is left out, since each kind has two element names, and so are empty
 * lines, which the editor tidies.
 */
const COUNTED = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'table', 'caption', 'th', 'td'];
const ATTRIBUTES = ['[start]', '[colspan]', '[rowspan]', '[scope]'];
const FORMATTED = ['u', 's', 'sub', 'sup', 'a'];

/** True if the editor wrote all that it was given: every word, token, address and kind of formatting. */
export function isWhole(given: string, written: string): boolean {
  return JSON.stringify(factsOf(given)) === JSON.stringify(factsOf(written));
}

function factsOf(markup: string): unknown {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const tokens = [...body.querySelectorAll('[data-token]')].map((one) => one.getAttribute('data-token') ?? '');
  const addresses = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return {
    text: (body.textContent ?? '').replace(/\s+/g, ''),
    tokens: tokens.filter((token) => tokenOf(`{{${token}}}`) !== null),
    addresses: addresses.filter((address, place) => address !== addresses[place - 1]),
    counts: [...COUNTED, ...ATTRIBUTES].map((selector) => body.querySelectorAll(selector).length),
    formatting: FORMATTED.map((name) => body.querySelector(name) !== null),
  };
}
