import type { Editor, ViewDocumentClipboardInputEvent } from 'ckeditor5';

/** Pictures, including drawings, Word's pictures, and pictures in a URL or a style. */
const PICTURE = /<(?:img|image|picture|svg|canvas|v:imagedata)[\s/>]|data:\s*image\//i;

export const holdsPicture = (html: string): boolean => PICTURE.test(html);

/** Calls back when pasted or dropped content contained a picture, which is left out. */
export function watchPictures(editor: Editor, onPicture: () => void): void {
  editor.editing.view.document.on<ViewDocumentClipboardInputEvent>('clipboardInput', (_event, data) => {
    const { dataTransfer } = data;
    const files = Array.from(dataTransfer.files).some((file) => file.type.startsWith('image/'));
    if (files || holdsPicture(dataTransfer.getData('text/html'))) setTimeout(onPicture);
  });
}
