import type { Editor, ModelElement, ModelPosition, ViewDocumentInsertTextEvent } from 'ckeditor5';
import type { TemplateWords } from '@contracts';
import { balanceConditions, type PlacedToken } from './balance-conditions';
import { addTokenElements, INLINE_TOKEN, isToken, pairIn, tokenIn } from './token-elements';

/** A plugin of the editor: the variables and conditions of a mail template. They stay balanced, no matter what is deleted or pasted. */
export const templateTokens = (words: readonly TemplateWords[]) =>
  function TemplateTokens(editor: Editor): void {
    addTokenElements(editor, words);
    keepBalanced(editor);
    keepFromTyping(editor);
  };

export const placed = (element: ModelElement): PlacedToken => ({ token: tokenIn(element), pair: pairIn(element) });

/** The tokens of the text, in order; `until`: only those before a position. */
export function tokensOf(editor: Editor, until?: ModelPosition): ModelElement[] {
  const { model } = editor;
  const root = model.document.getRoot();
  if (!root) return [];
  const range = until ? model.createRange(model.createPositionAt(root, 0), until) : model.createRangeIn(root);
  return [...range.getItems({ shallow: false })].filter((item): item is ModelElement => isToken(item));
}

/** A token that the caret reaches by the arrow keys is selected. Typed text goes after it; only the delete keys delete it. */
function keepFromTyping(editor: Editor): void {
  const { model } = editor;
  editor.editing.view.document.on<ViewDocumentInsertTextEvent>(
    'insertText',
    (_event, data) => {
      const chosen = model.document.selection.getSelectedElement();
      // The editor itself inserts the text next to a block whose edge is selected.
      if (!chosen || !isToken(chosen) || model.document.selection.hasAttribute('widget-type-around')) return;
      model.change((writer) => {
        if (chosen.name === INLINE_TOKEN) return writer.setSelection(chosen, 'after');
        const paragraph = writer.createElement('paragraph');
        writer.insert(paragraph, chosen, 'after');
        return writer.setSelection(paragraph, 0);
      });
      delete data.selection;
    },
    { priority: 'highest' },
  );
}

function keepBalanced(editor: Editor): void {
  editor.model.document.registerPostFixer((writer) => {
    const tokens = tokensOf(editor);
    const { removed, renamed } = balanceConditions(tokens.map(placed));
    for (const [place, pair] of renamed) writer.setAttribute('pair', pair, tokens[place] as ModelElement);
    for (const place of removed) writer.remove(tokens[place] as ModelElement);
    return removed.size + renamed.size > 0;
  });
}
