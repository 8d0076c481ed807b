import { t } from '../language/translate';
/** What stands between the braces of a mail template. */
export interface TemplateToken {
  /** `{{name}}`, `{{{name}}}`, `{{#if name}}`, `{{#unless name}}`, `{{else}}`, or the end of a condition. */
  kind: 'value' | 'rich' | 'if' | 'unless' | 'else' | 'end';
  /** The variable; of an end, 'if' or 'unless'; of an else, ''. */
  name: string;
}

/** A variable with its words for people. */
export interface TemplateWords {
  name: string;
  /** Short and in no need of escaping: 'Title of the article'. */
  label: string;
  /** Completes 'If …': 'it is a revision'. */
  asked: string;
}

const NAME = '([A-Za-z_]\\w*)';
const FORM = new RegExp(
  `^\\{\\{(?:\\{\\s*${NAME}\\s*\\}|\\s*(?:#(if|unless)\\s+${NAME}|/(if|unless)|(else)|${NAME})\\s*)\\}\\}$`,
);
/** Words of Handlebars that are no variables. */
const TAKEN: readonly string[] = ['if', 'unless', 'else', 'each', 'with', 'log', 'lookup', 'this', 'true', 'false'];
const isFree = (name: string | undefined): name is string =>
  name !== undefined && ![...TAKEN, 'null', 'undefined'].includes(name);

/** A token with its braces, as `{{#if name}}`; null for everything that templates of mails do not need. */
export function tokenOf(text: string): TemplateToken | null {
  const [, rich, condition, asked, end, other, value] = FORM.exec(text) ?? [];
  if (end !== undefined) return { kind: 'end', name: end };
  if (other !== undefined) return { kind: 'else', name: '' };
  if (isFree(rich)) return { kind: 'rich', name: rich };
  if (condition !== undefined) return isFree(asked) ? { kind: condition as 'if' | 'unless', name: asked } : null;
  return isFree(value) ? { kind: 'value', name: value } : null;
}

/** The token as it stands between the outer braces; the editor keeps it as an attribute. */
export function innerOf({ kind, name }: TemplateToken): string {
  if (kind === 'value') return name;
  if (kind === 'rich') return `{${name}}`;
  if (kind === 'else') return 'else';
  return kind === 'end' ? `/${name}` : `#${kind} ${name}`;
}

/** The token for people: 'Title of the article', 'If it is a revision', 'Otherwise', 'End'. */
export function wordsOf({ kind, name }: TemplateToken, words: readonly TemplateWords[]): string {
  if (kind === 'else') return t('Otherwise');
  if (kind === 'end') return t('End');
  const known = words.find((one) => one.name === name);
  const asked = known?.asked ?? t('‘{name}’ is given', { name });
  if (kind === 'if') return t('If {asked}', { asked });
  if (kind === 'unless') return t('Unless {asked}', { asked });
  return known?.label ?? name;
}
