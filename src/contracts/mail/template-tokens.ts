import { t } from '../language/translate';
/** The content of a pair of braces in a mail template. */
export interface TemplateToken {
  /** `{{name}}`, `{{{name}}}`, `{{#if name}}`, `{{#unless name}}`, `{{else}}`, or the end of a condition. */
  kind: 'value' | 'rich' | 'if' | 'unless' | 'else' | 'end';
  /** The name of the variable. For an end, 'if' or 'unless'; for an else, ''. */
  name: string;
}

/** A variable with its texts for people. */
export interface TemplateWords {
  name: string;
  /** A short label without characters that need escaping: 'Title of the article'. */
  label: string;
  /** The text after 'If' in a condition: 'it is a revision'. */
  asked: string;
}

const NAME = '([A-Za-z_]\\w*)';
const FORM = new RegExp(
  `^\\{\\{(?:\\{\\s*${NAME}\\s*\\}|\\s*(?:#(if|unless)\\s+${NAME}|/(if|unless)|(else)|${NAME})\\s*)\\}\\}$`,
);
/** Words that are reserved in Handlebars and cannot be names of variables. */
const TAKEN: readonly string[] = ['if', 'unless', 'else', 'each', 'with', 'log', 'lookup', 'this', 'true', 'false'];
const isFree = (name: string | undefined): name is string =>
  name !== undefined && ![...TAKEN, 'null', 'undefined'].includes(name);

/** Parses a token with its braces, such as `{{#if name}}`; null for syntax that mail templates do not use. */
export function tokenOf(text: string): TemplateToken | null {
  const [, rich, condition, asked, end, other, value] = FORM.exec(text) ?? [];
  if (end !== undefined) return { kind: 'end', name: end };
  if (other !== undefined) return { kind: 'else', name: '' };
  if (isFree(rich)) return { kind: 'rich', name: rich };
  if (condition !== undefined) return isFree(asked) ? { kind: condition as 'if' | 'unless', name: asked } : null;
  return isFree(value) ? { kind: 'value', name: value } : null;
}

/** The text of the token between the outer braces; the editor stores it in an attribute. */
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
