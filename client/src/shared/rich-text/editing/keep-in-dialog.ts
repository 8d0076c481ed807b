import type { Editor } from 'ckeditor5';

/**
 * The editor attaches its balloons (link address, table tools) to the end of the body. There a dialog covers them and traps the
 * focus, so an editor in a dialog attaches them to the dialog.
 */
export function keepInDialog(editor: Editor): void {
  const dialog = editor.ui.getEditableElement()?.closest('[role="dialog"], [role="alertdialog"]');
  const balloons = editor.ui.view.body.bodyCollectionContainer;
  if (!dialog || !balloons) return;
  // CKEditor's styles require this class on the balloons' wrapper.
  const wrapper = document.createElement('div');
  wrapper.className = 'ck-body-wrapper';
  wrapper.append(balloons);
  dialog.append(wrapper);
}
