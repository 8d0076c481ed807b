import { pageFor } from './page-parts';

const nonceOf = (html: string): string => /script-src 'nonce-([^']+)'/.exec(html)?.[1] ?? '';

describe('a page for a document', () => {
  it('runs only the server’s scripts: no document can know their nonce', () => {
    const [first, second] = [pageFor('A', '', ['one()', 'two()']), pageFor('A', '', ['one()', 'two()'])];
    expect(nonceOf(first)).toMatch(/^[\w+/]{24}$/);
    expect(first.split(`<script nonce="${nonceOf(first)}">`)).toHaveLength(3);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
  });
});
