import type { Editor, EditorConfig } from 'ckeditor5';

/** An editor with more than the usual: the templates of mails. */
export interface EditorExtension {
  config: Omit<EditorConfig, 'licenseKey'>;
  /** Sanitises what comes from outside; instead of the usual rules. */
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
  /** A mail: its headings begin with the largest. */
  isLetter: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The field is ready for input. */
  onReady: () => void;
  /** Asked when the field is ready: what was typed meanwhile if it shall take the focus, else null. */
  takeOver?: (() => string | null) | undefined;
  /** Called on an attempt to insert a picture. */
  onPicture: () => void;
}
