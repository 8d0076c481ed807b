import { pageFor } from './page-parts';

const TEXTS = { name: 'A.docx', note: 'Vereenvoudigd' };
const nonceOf = (html: string): string => /script-src 'nonce-([^']+)'/.exec(html)?.[1] ?? '';

describe('a page for a document', () => {
  it('runs only the server’s scripts: no document can know their nonce', () => {
    const [first, second] = [pageFor(TEXTS, '', ['one()', 'two()']), pageFor(TEXTS, '', ['one()', 'two()'])];
    expect(nonceOf(first)).toMatch(/^[\w+/]{24}$/);
    expect(first.split(`<script nonce="${nonceOf(first)}">`)).toHaveLength(3);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
  });

  it('says on every sheet how it was made, in the words of the caller', () => {
    expect(pageFor(TEXTS, '')).toContain('content: "Vereenvoudigd A.docx"');
  });
});
