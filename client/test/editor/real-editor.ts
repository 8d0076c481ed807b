import { ClassicEditor, type EditorConfig } from 'ckeditor5';

/** The real editor. jsdom cannot render it, but it reads and writes text as in a browser. */
export function realEditor(config: EditorConfig): Promise<ClassicEditor> {
  const place = document.body.appendChild(document.createElement('div'));
  return ClassicEditor.create(place, { licenseKey: 'GPL', ...config });
}
