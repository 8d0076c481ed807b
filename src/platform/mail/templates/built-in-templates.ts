import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contracts';
import type { TemplateText } from './template-text';

/** The build copies the templates next to the compiled code, as in `src`. */
const ROOT = join(__dirname, '..', '..', '..');
const HEAD = /^Subject: (.+)\r?\n\r?\n([\s\S]+)$/;
const NAME = /^[a-z][a-z0-9-]*$/;

/** `<module>/<name>` of every `src/<module>/mails/<name>.hbs`, sorted. */
export function builtInTemplates(): string[] {
  const modules = readdirSync(ROOT).filter((module) => NAME.test(module) && existsSync(join(ROOT, module, 'mails')));
  return modules
    .flatMap((module) => readdirSync(join(ROOT, module, 'mails')).map((file) => ({ module, file })))
    .filter(({ file }) => file.endsWith('.hbs'))
    .map(({ module, file }) => `${module}/${file.slice(0, -'.hbs'.length)}`)
    .sort();
}

/** English templates are in `mails`, those of another language in a subfolder for it. */
const folderOf = (language: Language): string[] => (language === 'en' ? ['mails'] : ['mails', language]);

/** The built-in template. @throws Error when there is no such template in that language, or it is malformed. */
export function readBuiltIn(key: string, language: Language = 'en'): TemplateText {
  const [module = '', name = '', ...more] = key.split('/');
  if (!NAME.test(module) || !NAME.test(name) || more.length > 0)
    throw new Error(`Not the name of a mail template: ${key}`);
  const text = readFileSync(join(ROOT, module, ...folderOf(language), `${name}.hbs`), 'utf8');
  const [, subject, body] = HEAD.exec(text) ?? [];
  if (!subject || !body) throw new Error(`The mail template ${key} has no 'Subject: ...' followed by an empty line`);
  return { subject, body };
}
