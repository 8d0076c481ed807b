import type { Editor } from 'ckeditor5';

/** Inserts plain text in place of the selection, with the formatting of the words around it. The caret stands after it. */
export function insertText(editor: Editor, text: string): void {
  editor.execute('insertText', { text });
  editor.editing.view.focus();
  editor.editing.view.scrollToTheSelection();
}
