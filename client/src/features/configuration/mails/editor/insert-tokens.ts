import type { Editor, ModelElement, ModelRange } from 'ckeditor5';
import type { MailTemplateVariable, TemplateToken } from '@contracts';
import { conditionsAround, freeName } from './balance-conditions';
import { placed, tokensOf } from './template-tokens';
import { BLOCK_TOKEN, INLINE_TOKEN, makeToken } from './token-elements';

/** The items that a person can insert into a template. */
export type Insertion =
  | { kind: 'variable'; variable: MailTemplateVariable }
  | { kind: 'if' | 'unless'; variable: MailTemplateVariable }
  | { kind: 'otherwise' };

/** True for a variable that is the address of a page. */
export const isAddress = ({ name }: { name: string }): boolean => /Url$|^link$/.test(name);

/** The conditions around the caret, the outermost first. */
export function conditionsAtCaret(editor: Editor): ReturnType<typeof conditionsAround> {
  const caret = editor.model.document.selection.getFirstPosition();
  return caret ? conditionsAround(tokensOf(editor, caret).map(placed)) : [];
}

/** Inserts a variable or a condition at the caret, or around the selected text. */
export function insertInto(editor: Editor, what: Insertion): void {
  if (what.kind === 'otherwise') insertOtherwise(editor);
  else if (what.kind === 'variable') insertVariable(editor, what.variable);
  else insertCondition(editor, { kind: what.kind, name: what.variable.name });
}

function insertVariable(editor: Editor, variable: MailTemplateVariable): void {
  const { name, label, mayBeEmpty } = variable;
  const { selection } = editor.model.document;
  // Selected words become a link to the page.
  if (isAddress(variable) && editor.commands.get('link')) {
    if (!selection.isCollapsed) return void editor.execute('link', `[${label}]`);
    return insertLine(editor, [[{ kind: 'value', name }, null]], [['linkHref', `[${label}]`]]);
  }
  const isKnown = conditionsAtCaret(editor).some(
    ({ token, hasElse }) => token.name === name && (token.kind === 'if') !== hasElse,
  );
  const isGuarded = mayBeEmpty && !isKnown;
  const pair = freeName(tokensOf(editor).map(placed));
  const around = <T>(inside: T, start: T, end: T): T[] => (isGuarded ? [start, inside, end] : [inside]);
  const start: TemplateToken = { kind: 'if', name };
  const end: TemplateToken = { kind: 'end', name: 'if' };
  if (variable.kind === 'rich') insertBlocks(editor, around<TemplateToken>({ kind: 'rich', name }, start, end), pair);
  else insertLine(editor, around<Part>([{ kind: 'value', name }, null], [start, pair], [end, pair]));
}

type Part = [token: TemplateToken, pair: string | null];

/** Inserts into a line of text and replaces the selection. */
function insertLine(editor: Editor, parts: Part[], more: [string, unknown][] = []): void {
  const { model } = editor;
  model.change((writer) => {
    const formatting = [...model.document.selection.getAttributes(), ...more];
    const fragment = writer.createDocumentFragment();
    for (const [token, pair] of parts)
      writer.append(makeToken(writer, { token, pair, model: INLINE_TOKEN }, formatting), fragment);
    const last = fragment.getChild(fragment.childCount - 1);
    model.insertContent(fragment);
    if (last?.parent) writer.setSelection(last, 'after');
  });
}

/** Inserts below the paragraph with the caret, or replaces the paragraph if it is empty. */
function insertBlocks(editor: Editor, tokens: TemplateToken[], pair: string): void {
  const { model } = editor;
  const block = [...model.document.selection.getSelectedBlocks()].at(-1);
  if (!block) return;
  model.change((writer) => {
    const made = tokens.map((token) =>
      makeToken(writer, { token, pair: token.kind === 'rich' ? null : pair, model: BLOCK_TOKEN }),
    );
    for (const element of made.toReversed()) writer.insert(element, block, 'after');
    if (block.is('element', 'paragraph') && block.isEmpty) writer.remove(block);
    const last = made.at(-1);
    if (last) writer.setSelection(last, 'on');
  });
}

function insertCondition(editor: Editor, start: TemplateToken & { kind: 'if' | 'unless' }): void {
  const { selection } = editor.model.document;
  const pair = freeName(tokensOf(editor).map(placed));
  const end: TemplateToken = { kind: 'end', name: start.kind };
  const blocks = [...selection.getSelectedBlocks()];
  const range = selection.getFirstRange();
  if (!range) return;
  const [first, last] = [blocks[0], blocks.at(-1)];
  const isAcross = first !== last || (first !== undefined && editor.model.schema.isObject(first));
  if (isAcross && first && last) surround(editor, [first, last], [start, end], pair);
  else enclose(editor, range, [start, end], pair);
}

/** Inserts tokens around whole paragraphs. */
function surround(
  editor: Editor,
  [first, last]: [ModelElement, ModelElement],
  [start, end]: [TemplateToken, TemplateToken],
  pair: string,
): void {
  editor.model.change((writer) => {
    const from = first.parent === last.parent ? first : outermost(first);
    const to = first.parent === last.parent ? last : outermost(last);
    writer.insert(makeToken(writer, { token: end, pair, model: BLOCK_TOKEN }), to, 'after');
    writer.insert(makeToken(writer, { token: start, pair, model: BLOCK_TOKEN }), from, 'before');
  });
}

function outermost(element: ModelElement): ModelElement {
  const { parent } = element;
  return parent?.is('element') && !parent.is('rootElement') ? outermost(parent) : element;
}

/** Inserts tokens around selected words of one paragraph. Without a selection, the caret is then between start and end. */
function enclose(editor: Editor, range: ModelRange, [start, end]: [TemplateToken, TemplateToken], pair: string): void {
  const { model } = editor;
  model.change((writer) => {
    const formatting = [...model.document.selection.getAttributes()].filter(([name]) => name !== 'linkHref');
    const first = makeToken(writer, { token: start, pair, model: INLINE_TOKEN }, formatting);
    writer.insert(makeToken(writer, { token: end, pair, model: INLINE_TOKEN }, formatting), range.end);
    writer.insert(first, range.start);
    writer.setSelection(first, 'after');
  });
}

function insertOtherwise(editor: Editor): void {
  const inside = conditionsAtCaret(editor).at(-1);
  if (!inside || inside.hasElse) return;
  const token: TemplateToken = { kind: 'else', name: '' };
  const start = tokensOf(editor).find((element) => element.getAttribute('pair') === inside.pair);
  if (start?.name === BLOCK_TOKEN) insertBlocks(editor, [token], inside.pair ?? '');
  else insertLine(editor, [[token, inside.pair]]);
}
