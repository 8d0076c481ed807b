import type { Editor, EditorConfig } from 'ckeditor5';

/** An editor with additional features: that of the mail templates. */
export interface EditorExtension {
  config: Omit<EditorConfig, 'licenseKey'>;
  /** Sanitises content from outside, instead of the usual rules. */
  clean: (html: string) => string;
  onMade: (editor: Editor) => void;
}

/** Props of the text field itself; its label, help and messages are rendered around it. */
export interface EditorFieldProps {
  value: string;
  label: string;
  /** Ids of the help and the message. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** True for a mail, whose headings start with the largest. */
  isLetter: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Called when the field is ready for input, with what inserts plain text at the caret. */
  onReady: (insert: (text: string) => void) => void;
  /** Called when the field is ready. Returns the text typed in the meantime if the field should take the focus, otherwise null. */
  takeOver?: (() => string | null) | undefined;
  /** Called on an attempt to insert a picture. */
  onPicture: () => void;
}
