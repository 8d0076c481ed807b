import type { Editor, ViewDocumentClipboardInputEvent } from 'ckeditor5';

/** Calls back when a picture is pasted or dropped; the text around it is taken, the picture is not. */
export function watchPictures(editor: Editor, onPicture: () => void): void {
  editor.editing.view.document.on<ViewDocumentClipboardInputEvent>('clipboardInput', (_event, data) => {
    const { dataTransfer } = data;
    const files = Array.from(dataTransfer.files).some((file) => file.type.startsWith('image/'));
    if (files || /<img\s/i.test(dataTransfer.getData('text/html'))) onPicture();
  });
}
