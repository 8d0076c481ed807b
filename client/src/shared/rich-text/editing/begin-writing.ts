import type { Editor } from 'ckeditor5';

/** Sets the focus to the end of an editor's text, and inserts text typed before the editor was ready. */
export function beginWriting(editor: Editor, takeOver: (() => string | null) | undefined): void {
  const typed = takeOver?.() ?? null;
  if (typed === null) return;
  editor.editing.view.focus();
  editor.model.change((writer) => {
    const root = editor.model.document.getRoot();
    if (root) writer.setSelection(root, 'end');
  });
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) editor.execute('enter');
    if (line !== '') editor.execute('insertText', { text: line });
  }
}
