import type { Editor } from 'ckeditor5';

/** Gives an editor the focus at the end of its text, and enters what was typed before it was ready. */
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
