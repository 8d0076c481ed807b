import { CKEditor } from '@ckeditor/ckeditor5-react';
import { ClassicEditor, type Editor, type EditorConfig } from 'ckeditor5';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditorLicenceKey } from '../api/public-api';
import { editorConfig } from './ckeditor-config';
import { beginWriting } from './editing/begin-writing';
import { cleanPastes } from './editing/clean-pastes';
import { insertText } from './editing/insert-text';
import { keepInDialog } from './editing/keep-in-dialog';
import { watchPictures } from './editing/watch-pictures';
import type { EditorExtension, EditorFieldProps } from './editor-field-props';
import { sanitise } from './sanitise';

import 'ckeditor5/ckeditor5.css';

/** CKEditor as a controlled field. It is large, so only `RichTextEditor` loads it, lazily. */
export default function CkeditorField(props: EditorFieldProps & { extension?: EditorExtension }) {
  const { value, disabled, label, describedBy, invalid, onChange, onBlur, extension } = props;
  const clean = extension?.clean ?? sanitise;
  const config = useEditorConfig(props.isLetter, extension?.config);
  const editor = useRef<Editor>(null);
  const latest = useRef(props);
  const [written, setWritten] = useState<string | null>(null);
  // External content is sanitised first: form fields named like DOM properties send the editor's parser into an endless loop.
  const data = useMemo(() => (value === written ? value : clean(value)), [value, written, clean]);
  useEffect(() => {
    latest.current = props;
    if (editor.current) describe(editor.current, { label, describedBy, invalid });
  });
  const ready = (made: Editor) => {
    editor.current = made;
    describe(made, { label, describedBy, invalid });
    prepare(made);
    watchPictures(made, () => latest.current.onPicture());
    extension?.onMade(made);
    latest.current.onReady((text) => insertText(made, text));
    beginWriting(made, latest.current.takeOver);
  };
  if (config === null) return null;
  return (
    <CKEditor
      editor={ClassicEditor}
      config={config}
      data={data}
      disabled={disabled}
      onReady={ready}
      onChange={(_event, changed) => {
        const html = changed.getData();
        // Setting the value from outside also triggers the editor's change event.
        if (html === latest.current.value) return;
        setWritten(html);
        onChange(html);
      }}
      onBlur={onBlur}
      onAfterDestroy={() => (editor.current = null)}
    />
  );
}

function prepare(editor: Editor): void {
  keepInDialog(editor);
  cleanPastes(editor);
}

/** Null until the licence key is known. */
function useEditorConfig(isLetter: boolean, more?: EditorConfig): EditorConfig | null {
  const licenseKey = useEditorLicenceKey();
  return useMemo(
    () => (licenseKey === null ? null : { ...editorConfig(isLetter), ...more, licenseKey }),
    [licenseKey, isLetter, more],
  );
}

/** Gives the editing area its accessible name and description, like any other control. */
function describe(editor: Editor, about: Pick<EditorFieldProps, 'label' | 'describedBy' | 'invalid'>): void {
  editor.editing.view.change((writer) => {
    const root = editor.editing.view.document.getRoot();
    if (!root) return;
    writer.setAttribute('aria-label', about.label, root);
    writer.setAttribute('aria-invalid', String(about.invalid), root);
    if (about.describedBy) writer.setAttribute('aria-describedby', about.describedBy, root);
    else writer.removeAttribute('aria-describedby', root);
  });
}
