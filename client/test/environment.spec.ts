/** `matches` uses a different engine than style lookups do, so it can verify the environment's shortcut. */
const SELECTORS = [
  '.a',
  '.a.b',
  '.a:first-child',
  '.a:not(.b)',
  '.a:not(:hover)',
  '.a:not(.b, .c)',
  '.a[title]',
  '.a[title="x y, .c > .d"]',
  '.a > .c',
  '.a .c',
  '.a + .b',
  '.a ~ .b',
  '.a, .d',
  '.d,.a',
  '.a>.c',
  '.a:first-child>.c',
  '.a.b,.c',
  '.d-1_x',
  '.e\\:f',
  ':is(.a, .b)',
  'p.a',
  'p',
  '#one',
  '*',
  '.no-such-class',
  '.no-such-class, p',
];

const PAGE = `
  <div class="a"><p class="c" id="one">1</p><p class="d-1_x b">2</p></div>
  <div class="b a" title="x y, .c > .d"><p class="d a">3</p><p class="e:f">4</p></div>
  <p class="A">5</p>`;

afterEach(() => document.head.replaceChildren());

describe('the style of an element', () => {
  it.each(SELECTORS)('comes from the rule %s if it matches, and only then', (selector) => {
    document.body.innerHTML = PAGE;
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `${selector} { display: grid }`;
    const elements = Array.from(document.body.querySelectorAll('*'));
    expect(elements).toHaveLength(7);
    const styled = elements.filter((element) => getComputedStyle(element).display === 'grid');
    expect(styled).toEqual(elements.filter((element) => element.matches(selector)));
  });

  it('follows a class that is added and removed', () => {
    document.body.innerHTML = PAGE;
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '.later:not(.never) { visibility: hidden }';
    const element = document.querySelector('.c');
    const seen = ['later', 'later never', ''].map((name) => {
      element?.setAttribute('class', name);
      return element ? getComputedStyle(element).visibility : null;
    });
    expect(seen).toEqual(['hidden', 'visible', 'visible']);
  });
});
