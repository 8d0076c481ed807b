import type { Editor, ViewDocumentClipboardInputEvent } from 'ckeditor5';
import { sanitise } from './sanitise';

/** Fields of a form may have the names of a page's own parts; the editor's parser then goes round in circles. */
const FORM = /<(?:form|input|button|select|textarea|fieldset|output|object)\b/i;

/** Cleans what is pasted or dropped before the editor reads it, where it holds a form. Everything else the editor cleans itself. */
export function cleanPastes(editor: Editor): void {
  editor.editing.view.document.on<ViewDocumentClipboardInputEvent>(
    'clipboardInput',
    (_event, data) => {
      const { content } = data;
      if (typeof content === 'string' && FORM.test(content)) data.content = sanitise(content);
    },
    { priority: 'high' },
  );
}
