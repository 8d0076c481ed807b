import {
  choose,
  closeEditors,
  editorOf,
  plain,
  rootOf,
  sourceOf,
  variable,
} from '../../../../../test/editor/template-editors';
import { insertInto, type Insertion } from './insert-tokens';

afterEach(closeEditors);

describe('Variables and conditions in the editor', () => {
  const NAME = variable('name', { mayBeEmpty: true });
  const REVIEWS = variable('reviews', { kind: 'rich', mayBeEmpty: true });
  const LINK = variable('link');
  it.each<[string, string, [string, boolean?], Insertion, string]>([
    [
      'a variable',
      '<p>Dear you</p>',
      ['Dear ', true],
      { kind: 'variable', variable: variable('title') },
      '<p>Dear {{title}}you</p>',
    ],
    [
      'one that may be missing',
      '<p>Dear you</p>',
      ['Dear ', true],
      { kind: 'variable', variable: NAME },
      '<p>Dear {{#if name}}{{name}}{{/if}}you</p>',
    ],
    [
      'it where it is known',
      '<p>{{#if name}}Dear {{/if}}</p>',
      ['Dear ', true],
      { kind: 'variable', variable: NAME },
      '<p>{{#if name}}Dear {{name}}{{/if}}</p>',
    ],
    [
      'it where it is missing',
      '<p>{{#unless name}}Dear {{/unless}}</p>',
      ['Dear ', true],
      { kind: 'variable', variable: NAME },
      '<p>{{#unless name}}Dear {{#if name}}{{name}}{{/if}}{{/unless}}</p>',
    ],
    [
      'it in bold',
      '<p><strong>Dear</strong></p>',
      ['Dear', true],
      { kind: 'variable', variable: variable('title') },
      '<p><strong>Dear{{title}}</strong></p>',
    ],
    [
      'it in the place of words',
      '<p>Dear you all</p>',
      ['you'],
      { kind: 'variable', variable: variable('title') },
      '<p>Dear {{title}} all</p>',
    ],
    [
      'rich text between paragraphs',
      '<p>one</p><p>two</p>',
      ['on', true],
      { kind: 'variable', variable: REVIEWS },
      '<p>one</p>{{#if reviews}}{{{reviews}}}{{/if}}<p>two</p>',
    ],
    [
      'a page as a link on words',
      '<p>See here now</p>',
      ['here'],
      { kind: 'variable', variable: LINK },
      '<p>See <a href="{{link}}">here</a> now</p>',
    ],
    [
      'a page as a link',
      '<p>See now</p>',
      ['See ', true],
      { kind: 'variable', variable: LINK },
      '<p>See <a href="{{link}}">{{link}}</a>now</p>',
    ],
    [
      'a condition around words',
      '<p>See here now</p>',
      ['here '],
      { kind: 'if', variable: NAME },
      '<p>See {{#if name}}here {{/if}}now</p>',
    ],
    [
      'its opposite',
      '<p>See here now</p>',
      ['here '],
      { kind: 'unless', variable: NAME },
      '<p>See {{#unless name}}here {{/unless}}now</p>',
    ],
    [
      'otherwise',
      '<p>{{#if name}}a or b{{/if}}</p>',
      ['a ', true],
      { kind: 'otherwise' },
      '<p>{{#if name}}a {{else}}or b{{/if}}</p>',
    ],
    [
      'no second otherwise',
      '<p>{{#if name}}a{{else}}or b{{/if}}</p>',
      ['or ', true],
      { kind: 'otherwise' },
      '<p>{{#if name}}a{{else}}or b{{/if}}</p>',
    ],
  ])('inserts %s', async (_what, source, [text, isCaret], what, expected) => {
    const editor = await editorOf(source);
    choose(editor, text, isCaret);
    insertInto(editor, what);
    expect(plain(sourceOf(editor))).toBe(expected);
  });

  it('puts a condition around whole paragraphs, and otherwise between them', async () => {
    const editor = await editorOf('<p>one</p><p>two</p><p>three</p>');
    const { model } = editor;
    model.change((writer) => {
      const root = rootOf(editor);
      writer.setSelection(
        writer.createRange(writer.createPositionFromPath(root, [0, 1]), writer.createPositionFromPath(root, [1, 3])),
      );
    });
    insertInto(editor, { kind: 'if', variable: NAME });
    expect(plain(sourceOf(editor))).toBe('{{#if name}}<p>one</p><p>two</p>{{/if}}<p>three</p>');
    choose(editor, 'one', true);
    insertInto(editor, { kind: 'otherwise' });
    expect(plain(sourceOf(editor))).toBe('{{#if name}}<p>one</p>{{else}}<p>two</p>{{/if}}<p>three</p>');
  });

  it.each([
    ['start', '#if due'],
    ['end', '/if'],
  ])('removes a whole condition with its %s, keeps its text, and undoes that', async (_which, inner) => {
    const source = '<p>{{#if name}}a{{#if due}}b{{else}}c{{/if}}d{{/if}}</p>';
    const editor = await editorOf(source);
    const { model } = editor;
    model.change((writer) => {
      const items = [...model.createRangeIn(rootOf(editor)).getItems()];
      const found = items.find((item) => item.is('element') && item.getAttribute('token') === inner);
      if (found) writer.setSelection(found as never, 'on');
    });
    editor.execute('delete');
    expect(sourceOf(editor)).toBe('<p>{{#if name}}abcd{{/if}}</p>');
    editor.execute('undo');
    expect(sourceOf(editor)).toBe(source);
  });

  it.each([
    ['<p>a{{#if name}}b{{/if}}c</p>', '/if', '<p>a{{#if name}}b{{/if}}.c</p>'],
    ['<p>a</p>{{{reviews}}}<p>b</p>', '{reviews}', '<p>a</p>{{{reviews}}}<p>.</p><p>b</p>'],
  ])('keeps a chosen token when a person types: %s', async (source, inner, expected) => {
    const editor = await editorOf(source);
    const { model } = editor;
    model.change((writer) => {
      const items = [...model.createRangeIn(rootOf(editor)).getItems()];
      const found = items.find((item) => item.is('element') && item.getAttribute('token') === inner);
      if (found) writer.setSelection(found as never, 'on');
    });
    editor.editing.view.document.fire('insertText', {
      text: '.',
      domEvent: { defaultPrevented: false },
      preventDefault: () => undefined,
    });
    // The browser then inserts the typed text.
    editor.execute('insertText', { text: '.' });
    expect(plain(sourceOf(editor))).toBe(expected);
  });

  it('makes a copied condition independent', async () => {
    const editor = await editorOf('<p>{{#if name}}a{{/if}}</p>');
    const { model } = editor;
    const root = rootOf(editor);
    model.change((writer) => {
      const copy = writer.cloneElement(root.getChild(0) as never);
      writer.insert(copy, root, 'end');
    });
    const pairs = [...editor.getData().matchAll(/data-pair="(\d+)"/g)].map(([, pair]) => pair);
    expect(pairs).toEqual(['1', '1', '2', '2']);
  });
});
