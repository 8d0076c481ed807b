export { plainText } from './plain-text';
export { RichTextField, richTextFieldsOf } from './rich-text-field';
export { RichTextTooLong, sanitiseRichText } from './sanitise-rich-text';
