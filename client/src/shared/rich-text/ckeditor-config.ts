import {
  Autoformat,
  BlockQuote,
  Bold,
  type EditorConfig,
  Essentials,
  Heading,
  Italic,
  Link,
  List,
  Paragraph,
  PasteFromOffice,
  RemoveFormat,
  Subscript,
  Superscript,
  Table,
  TableToolbar,
} from 'ckeditor5';

const HEADINGS = [
  { model: 'paragraph', title: 'Paragraph', class: 'ck-heading_paragraph' },
  { model: 'heading1', view: 'h3', title: 'Heading', class: 'ck-heading_heading1' },
  { model: 'heading2', view: 'h4', title: 'Smaller heading', class: 'ck-heading_heading2' },
] as const;

/** The allowed formatting; pasted content is reduced to it. Pictures are files of the manuscript. */
export const EDITOR_CONFIG: Omit<EditorConfig, 'licenseKey'> = {
  language: 'en-gb',
  plugins: [
    ...[Essentials, Paragraph, Heading, Bold, Italic, Subscript, Superscript, RemoveFormat],
    ...[List, Link, BlockQuote, Table, TableToolbar, PasteFromOffice, Autoformat],
  ],
  toolbar: {
    items: [
      ...['heading', '|', 'bold', 'italic', 'subscript', 'superscript', '|'],
      ...['bulletedList', 'numberedList', 'link', 'blockQuote', 'insertTable', '|', 'removeFormat', 'undo', 'redo'],
    ],
  },
  heading: { options: [...HEADINGS] },
  link: { defaultProtocol: 'https://' },
  table: { contentToolbar: ['tableColumn', 'tableRow', 'mergeTableCells'] },
};
