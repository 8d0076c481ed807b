import type { EditorConfig } from 'ckeditor5';
import { spokenLanguage } from '@contracts';

let dutch: EditorConfig['translations'];

/** Loads the editor's own texts in the language of the page. Must be called before the editor is created. */
export async function loadEditorTexts(): Promise<void> {
  if (spokenLanguage() === 'nl') dutch = (await import('ckeditor5/translations/nl.js')).default;
}

/** The editor's configuration of the language. */
export const editorTexts = (): Pick<EditorConfig, 'language' | 'translations'> =>
  dutch === undefined ? { language: 'en-gb' } : { language: 'nl', translations: dutch };
