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
  /** Called on an attempt to insert a picture. */
  onPicture: () => void;
}
