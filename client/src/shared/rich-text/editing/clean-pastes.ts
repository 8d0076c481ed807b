import type { Editor, ViewDocumentClipboardInputEvent } from 'ckeditor5';
import { sanitise } from '../sanitise';

/** Form fields can shadow DOM properties, which sends the editor's parser into an endless loop. */
const FORM = /<(?:form|input|button|select|textarea|fieldset|output|object)\b/i;

/** Sanitises pasted or dropped content with form elements before the editor parses it. The editor cleans everything else itself. */
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
