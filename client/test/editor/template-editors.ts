import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassicEditor, ModelRootElement } from 'ckeditor5';
import { bodyOf, type MailTemplateVariable, markupOf, subjectMarkupOf } from '@contracts';
import { cleanTemplate } from '../../src/features/configuration/mails/editor/clean-template';
import { configOf } from '../../src/features/configuration/mails/editor/template-field';
import { realEditor } from './real-editor';

const SOURCES = join(__dirname, '../../../src');
/** The templates that come with the program. */
export const TEMPLATES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /mails\/[\w-]+\.hbs$/.test(path))
  .map((path) => {
    const [, subject = '', body = ''] =
      /^Subject: (.+)\n\n([\s\S]+)$/.exec(readFileSync(join(SOURCES, path), 'utf8')) ?? [];
    return { path, subject, body };
  });
const NAMES = [...new Set(TEMPLATES.flatMap(({ body, subject }) => (subject + body).match(/\w+(?=\}\})/g) ?? []))];
export const variable = (name: string, changes: Partial<MailTemplateVariable> = {}): MailTemplateVariable => ({
  ...{ name, label: `The ${name}`, asked: `there is ${name}`, meaning: '' },
  ...{ kind: 'text', mayBeEmpty: false, isNeeded: false },
  ...changes,
});
export const VARIABLES = NAMES.map((name) => variable(name));
/** The text without line breaks, which are only between blocks. */
export const plain = (text: string): string => text.replace(/\s*\n\s*/g, '').trim();

const made: ClassicEditor[] = [];
/** The editor of a template, with its text. */
export async function editorOf(source: string, isLine = false): Promise<ClassicEditor> {
  const editor = await realEditor(configOf({ isLine, variables: VARIABLES }));
  made.push(editor);
  const read = isLine ? subjectMarkupOf(source, VARIABLES) : markupOf(source, VARIABLES);
  if (!('markup' in read)) throw new Error(read.problem.reason);
  editor.setData(cleanTemplate(read.markup));
  return editor;
}
/** The source that the editor would save. */
export const sourceOf = (editor: ClassicEditor): string => bodyOf(editor.getData(), VARIABLES);

export function rootOf(editor: ClassicEditor): ModelRootElement {
  const root = editor.model.document.getRoot();
  if (!root) throw new Error('The editor has no text');
  return root;
}

/** Selects a text, or with `isCaret` puts the caret after it. */
export function choose(editor: ClassicEditor, text: string, isCaret = false): void {
  const { model } = editor;
  model.change((writer) => {
    for (const { item } of model.createRangeIn(rootOf(editor))) {
      const at = item.is('$textProxy') ? item.data.indexOf(text) : -1;
      if (!item.is('$textProxy') || at < 0) continue;
      const start = model.createPositionBefore(item).getShiftedBy(at);
      const end = start.getShiftedBy(text.length);
      return writer.setSelection(isCaret ? end : writer.createRange(start, end));
    }
    throw new Error(`There is no '${text}'`);
  });
}

export async function closeEditors(): Promise<void> {
  for (const editor of made.splice(0)) await editor.destroy();
}
