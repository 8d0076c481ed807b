import {
  Autoformat,
  BlockQuote,
  Bold,
  type EditorConfig,
  Essentials,
  Heading,
  HorizontalLine,
  Italic,
  Link,
  List,
  Paragraph,
  PasteFromOffice,
  RemoveFormat,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TableToolbar,
  Underline,
} from 'ckeditor5';
import { t } from '@contracts';
import { editorTexts } from './editor-texts';

const PARAGRAPH = { model: 'paragraph', title: t('Paragraph'), class: 'ck-heading_paragraph' } as const;
/**
 * Manuscripts and reviews are shown below headings of the page, so their own headings start at a lower level. A pasted heading of a missing
 * level becomes the nearest available one.
 */
const TEXT_HEADINGS = [
  PARAGRAPH,
  { model: 'heading1', view: 'h3', upcastAlso: 'h2', title: t('Heading'), class: 'ck-heading_heading1' },
  { model: 'heading2', view: 'h4', title: t('Smaller heading'), class: 'ck-heading_heading2' },
] as const;
/** Mails have no headings above them. */
const LETTER_HEADINGS = [
  PARAGRAPH,
  { model: 'heading1', view: 'h2', title: t('Large heading'), class: 'ck-heading_heading1' },
  { model: 'heading2', view: 'h3', title: t('Heading'), class: 'ck-heading_heading2' },
  { model: 'heading3', view: 'h4', title: t('Smaller heading'), class: 'ck-heading_heading3' },
] as const;

/**
 * The allowed formatting; pasted content is reduced to it. Pictures are files of the manuscript. Lines, underlined and struck-through text
 * have no button, but are kept where a text contains them.
 */
export const editorConfig = (isLetter: boolean): Omit<EditorConfig, 'licenseKey'> => ({
  ...editorTexts(),
  plugins: [
    ...[Essentials, Paragraph, Heading, Bold, Italic, Underline, Strikethrough, Subscript, Superscript, RemoveFormat],
    ...[List, Link, BlockQuote, HorizontalLine, Table, TableToolbar, PasteFromOffice, Autoformat],
  ],
  toolbar: {
    items: [
      ...['heading', '|', 'bold', 'italic', 'subscript', 'superscript', '|'],
      ...['bulletedList', 'numberedList', 'link', 'blockQuote', 'insertTable', '|', 'removeFormat', 'undo', 'redo'],
    ],
  },
  heading: { options: [...(isLetter ? LETTER_HEADINGS : TEXT_HEADINGS)] },
  link: { defaultProtocol: 'https://' },
  table: { contentToolbar: ['tableColumn', 'tableRow', 'mergeTableCells'] },
});
