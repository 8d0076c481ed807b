import { markupOf, subjectMarkupOf, subjectOf } from '@contracts';
import {
  closeEditors,
  editorOf,
  plain,
  sourceOf,
  TEMPLATES,
  VARIABLES,
} from '../../../../../test/editor/template-editors';
import { cleanTemplate } from './clean-template';
import { isWhole } from './is-whole';

afterEach(closeEditors);

describe('The editor of mail templates', () => {
  it('reads and writes every template without changing its mail', async () => {
    expect(TEMPLATES.length).toBeGreaterThan(40);
    const editor = await editorOf('<p>a</p>');
    const line = await editorOf('a', true);
    for (const { body, subject } of TEMPLATES) {
      const read = markupOf(body, VARIABLES) as { markup: string };
      editor.setData(cleanTemplate(read.markup));
      expect(plain(sourceOf(editor))).toBe(plain(body));
      expect(isWhole(read.markup, editor.getData())).toBe(true);
      line.setData((subjectMarkupOf(subject, VARIABLES) as { markup: string }).markup);
      expect(subjectOf(line.getData())).toBe(subject);
    }
  });

  it.each([
    ['a caption', '<table><caption>c</caption><tr><td>a</td></tr></table>'],
    ['the first number of a list', '<ol start="4"><li>a</li></ol>'],
  ])('notices that it would lose %s', async (_what, body) => {
    const editor = await editorOf('<p>a</p>');
    editor.setData(body);
    expect(isWhole(body, editor.getData())).toBe(false);
  });
});
