import type { ClassicEditor } from 'ckeditor5';
import { realEditor } from '../../../test/editor/real-editor';
import { editorConfig } from './ckeditor-config';

/** The text as an editor writes it. */
async function written(isLetter: boolean, text: string): Promise<string> {
  const editor: ClassicEditor = await realEditor(editorConfig(isLetter));
  try {
    editor.setData(text);
    // The editor's own mark, which the server removes.
    return editor.getData().replace(/ data-list-item-id="[^"]*"/g, '');
  } finally {
    await editor.destroy();
  }
}

describe('The editor of a letter', () => {
  it.each([
    '<p>Dear authors,</p><h2>Comments from the reviewers</h2><h3>Reviewer 1</h3><h4>Methods</h4><p>Sound.</p>',
    '<p>See <a href="https://example.org/?a=1&amp;b=2">here</a> or <a href="mailto:a@example.org">write</a>.</p>',
    '<p><u>Both</u> <s>none</s>, H<sub>2</sub>O, x<sup>2</sup>, <strong>bold</strong> and <i>slanted</i><br>line</p>',
    '<blockquote><p>Quoted</p><ul><li>one</li></ul></blockquote><hr><ol><li>one</li></ol>',
  ])('changes nothing in %s', async (text) => {
    expect(await written(true, text)).toBe(text);
  });
});

describe('The editor of any other text', () => {
  it('keeps a heading that is too large as its largest one', async () => {
    expect(await written(false, '<h2>Aims</h2><p>To see.</p><h4>More</h4>')).toBe(
      '<h3>Aims</h3><p>To see.</p><h4>More</h4>',
    );
  });
});
