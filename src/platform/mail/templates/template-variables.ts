import type { TemplateText } from './template-text';
import { usesOf, type VariableUse } from './template-uses';

/** What may be done with one variable of a template, as the template that comes with the program does it. */
export interface TemplateVariable {
  name: string;
  /** Put into the text, safe rich text put into it as it is, or asked for by `{{#if}}` alone. */
  kind: 'text' | 'rich' | 'condition';
  /** It may be missing: it must stand between `{{#if name}}` and `{{/if}}`. */
  mayBeEmpty: boolean;
  /** The mail is of no use without it: a link or password that is put in on sending. */
  isNeeded: boolean;
}

/** Put in on sending: a mail without them leads nowhere, and a subject is no place for them. */
export const SECRET_VARIABLES: readonly string[] = ['secret', 'setPasswordUrl'];

function variable(name: string, uses: readonly VariableUse[]): TemplateVariable {
  const shown = uses.filter(({ as }) => as !== 'condition');
  const isRich = shown.some(({ part, as }) => part === 'body' && as === 'rich');
  return {
    name,
    kind: shown.length === 0 ? 'condition' : isRich ? 'rich' : 'text',
    mayBeEmpty: shown.length > 0 && shown.every(({ given }) => given.includes(name)),
    isNeeded: SECRET_VARIABLES.includes(name),
  };
}

/** The variables of a template that comes with the program: those, and no others, are given to it. Sorted by name. */
export function variablesOf(builtIn: TemplateText): TemplateVariable[] {
  const { uses } = usesOf(builtIn);
  const names = [...new Set(uses.map(({ name }) => name))].sort();
  return names.map((name) =>
    variable(
      name,
      uses.filter((use) => use.name === name),
    ),
  );
}
