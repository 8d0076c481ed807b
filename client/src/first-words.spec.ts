import { readFileSync } from 'node:fs';
import { join } from 'node:path';

describe('The page of a browser without JavaScript', () => {
  it('says in each language what it needs, because nothing can choose one', () => {
    const page = new DOMParser().parseFromString(readFileSync(join('client', 'index.html'), 'utf8'), 'text/html');
    const words = [...page.querySelectorAll('noscript p')].map((one) => [one.getAttribute('lang'), one.textContent]);
    expect(words).toEqual([
      [null, expect.stringMatching(/^This site needs JavaScript\./)],
      ['nl', expect.stringMatching(/^Deze site heeft JavaScript nodig\./)],
    ]);
  });
});
