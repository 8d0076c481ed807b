export { plainText } from './plain-text';
export { MAX_RICH_TEXT_BYTES, RichTextTooLong, sanitiseRichText } from './sanitise-rich-text';
