/** What the text field itself is told; its label, help and messages stand around it. */
export interface EditorFieldProps {
  value: string;
  label: string;
  /** Ids of the help and the message. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The field stands and can be written in. */
  onReady: () => void;
  /** Somebody tried to put a picture into the text. */
  onPicture: () => void;
}
