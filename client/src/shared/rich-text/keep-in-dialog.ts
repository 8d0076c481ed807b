import type { Editor } from 'ckeditor5';

/**
 * The editor hangs its balloons (the link's address, the table's tools) at the end of the page. A dialog covers them there and keeps
 * the focus from them, so an editor in a dialog keeps its balloons in the dialog.
 */
export function keepInDialog(editor: Editor): void {
  const dialog = editor.ui.getEditableElement()?.closest('[role="dialog"], [role="alertdialog"]');
  const balloons = editor.ui.view.body.bodyCollectionContainer;
  if (!dialog || !balloons) return;
  // CKEditor's styles reach its balloons by this class of their wrapper.
  const wrapper = document.createElement('div');
  wrapper.className = 'ck-body-wrapper';
  wrapper.append(balloons);
  dialog.append(wrapper);
}
