import type { EditorConfig } from 'ckeditor5';
import { spokenLanguage } from '@contracts';

let dutch: EditorConfig['translations'];

/** Loads the editor's own texts in the language of the page. Must have happened before the editor is made. */
export async function loadEditorTexts(): Promise<void> {
  if (spokenLanguage() === 'nl') dutch = (await import('ckeditor5/translations/nl.js')).default;
}

/** What the editor is told about the language. */
export const editorTexts = (): Pick<EditorConfig, 'language' | 'translations'> =>
  dutch === undefined ? { language: 'en-gb' } : { language: 'nl', translations: dutch };
