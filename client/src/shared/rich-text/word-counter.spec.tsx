import { render, screen } from '@testing-library/react';
import { countAbstractWords } from '@contracts';
import { WORD_ROWS } from '../../../../test/fixtures/validation/words-rows';
import { RichTextEditor } from './rich-text-editor';

describe('The words of an abstract, from the same table as on the server', () => {
  it.each(WORD_ROWS)('%s', (_what, html, words) => {
    expect(countAbstractWords(html)).toBe(words);
  });

  it('are shown below the editor', () => {
    const editor = (html: string) => (
      <RichTextEditor label="Abstract" value={html} onChange={() => undefined} maxWords={250} />
    );
    const { rerender } = render(editor(''));
    for (const [, html, words] of WORD_ROWS) {
      rerender(editor(html));
      expect(screen.getByText(`${words} / 250 words`)).toBeInTheDocument();
    }
  });
});
