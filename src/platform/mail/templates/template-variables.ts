import type { TemplateText } from './template-text';
import { usesOf, type VariableUse } from './template-uses';

/** How a template may use one variable: as the built-in template does. */
export interface TemplateVariable {
  name: string;
  /** Inserted as text, inserted as safe rich text, or only tested by `{{#if}}`. */
  kind: 'text' | 'rich' | 'condition';
  /** It may be missing, so it must be between `{{#if name}}` and `{{/if}}`. */
  mayBeEmpty: boolean;
  /** The mail is useless without it: a link or password that is inserted on sending. */
  isNeeded: boolean;
}

/** Inserted on sending. A mail needs them, and a subject must not contain them. */
export const SECRET_VARIABLES: readonly string[] = [
  'secret',
  'setPasswordUrl',
  'confirmUrl',
  'revertUrl',
  'factorsUrl',
];

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

/** The variables of a built-in template, which are the only ones it gets. Sorted by name. */
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
