import {
  type Editor,
  type ModelElement,
  type ModelNode,
  type ModelWriter,
  toWidget,
  type ViewContainerElement,
  type ViewDowncastWriter,
  type ViewElement,
  viewToModelPositionOutsideModelElement,
} from 'ckeditor5';
import { innerOf, type TemplateToken, type TemplateWords, tokenOf, wordsOf } from '@contracts';

/** The element names of tokens in a line of text and between paragraphs. */
export const INLINE_TOKEN = 'templateToken';
export const BLOCK_TOKEN = 'templateBlock';

const KINDS = [
  { model: INLINE_TOKEN, view: 'span', inherit: '$inlineObject' },
  { model: BLOCK_TOKEN, view: 'div', inherit: '$blockObject' },
] as const;
const TOKEN_CLASS = 'quire-token';

export const isToken = (item: { is: ModelNode['is'] }): item is ModelElement =>
  item.is('element', INLINE_TOKEN) || item.is('element', BLOCK_TOKEN);

/** @throws Error for another element. */
export function tokenIn(element: ModelElement): TemplateToken {
  const token = readToken(element.getAttribute('token'));
  if (!token) throw new Error(`The element ${element.name} has no token`);
  return token;
}

export const pairIn = (element: ModelElement): string | null => (element.getAttribute('pair') as string | null) ?? null;

/** Creates a token in the editor's text. The token takes the formatting of the text around it. */
export function makeToken(
  writer: ModelWriter,
  { token, pair = null, model }: { token: TemplateToken; pair?: string | null; model: string },
  formatting: Iterable<[string, unknown]> = [],
): ModelElement {
  const tokenAttributes = { token: innerOf(token), ...(pair === null ? {} : { pair }) };
  return writer.createElement(model, { ...Object.fromEntries(formatting), ...tokenAttributes });
}

const readToken = (inner: unknown): TemplateToken | null => tokenOf(`{{${typeof inner === 'string' ? inner : ''}}}`);

/** Adds the elements with `data-token` to the editor. Each is one unit that is selected, moved and deleted as a whole. */
export function addTokenElements(editor: Editor, words: readonly TemplateWords[]): void {
  for (const { model, view, inherit } of KINDS) {
    const allowAttributes = ['token', 'pair'];
    editor.model.schema.register(model, { inheritAllFrom: inherit, allowAttributes });
    editor.conversion.for('upcast').elementToElement({
      view: { name: view, attributes: { 'data-token': true } },
      model: (element: ViewElement, { writer }) => {
        const token = readToken(element.getAttribute('data-token'));
        return token && makeToken(writer, { token, pair: element.getAttribute('data-pair') ?? null, model });
      },
      converterPriority: 'high',
    });
    const draw = (element: ModelElement, writer: ViewDowncastWriter): ViewContainerElement =>
      drawToken(writer, element, view, wordsOf(tokenIn(element), words));
    editor.conversion
      .for('dataDowncast')
      .elementToElement({ model, view: (element, { writer }) => draw(element, writer) });
    editor.conversion.for('editingDowncast').elementToElement({
      model,
      view: (element, { writer }) => {
        const drawn = draw(element, writer);
        writer.addClass([TOKEN_CLASS, `${TOKEN_CLASS}-${tokenIn(element).kind}`], drawn);
        return toWidget(drawn, writer, { label: wordsOf(tokenIn(element), words) });
      },
    });
  }
  editor.model.schema.extend(INLINE_TOKEN, { allowAttributesOf: '$text' });
  keepSpaces(editor);
  const isDrawn = (element: ViewElement): boolean => element.hasClass(TOKEN_CLASS);
  const moved = viewToModelPositionOutsideModelElement(editor.model, isDrawn);
  editor.editing.mapper.on('viewToModelPosition', moved);
}

function drawToken(
  writer: ViewDowncastWriter,
  element: ModelElement,
  view: 'span' | 'div',
  label: string,
): ViewContainerElement {
  const pair = pairIn(element);
  const attributes = { 'data-token': innerOf(tokenIn(element)), ...(pair === null ? {} : { 'data-pair': pair }) };
  return writer.createContainerElement(view, attributes, writer.createText(label));
}

/** White space next to a token is part of the text, as next to a word. */
function keepSpaces(editor: Editor): void {
  const pattern = { name: 'span', attributes: { 'data-token': true } } as const;
  editor.data.htmlProcessor.domConverter.registerInlineObjectMatcher(pattern);
  editor.editing.view.domConverter.registerInlineObjectMatcher(pattern);
}
