import { t } from '../../../contracts';
import { htmlProblems } from './template-html';
import type { TemplateProblem, TemplateText } from './template-text';
import { usesOf, type VariableUse } from './template-uses';
import { SECRET_VARIABLES, type TemplateVariable } from './template-variables';

const MAX_TEMPLATE_SUBJECT = 300;
/** Bytes of UTF-8. */
export const MAX_TEMPLATE_BODY = 50_000;

/**
 * The problems of a template for the given variables, in the order of its lines and in the current language; empty when the template is
 * usable. A usable template cannot contain data that the mail's readers may not know, and cannot fail because a value is missing.
 */
export function templateProblems(text: TemplateText, variables: readonly TemplateVariable[]): TemplateProblem[] {
  const early = sizeProblems(text);
  // A text that is too long is not parsed.
  if (early.length > 0) return early;
  const { uses, problems } = usesOf(text);
  const found = [
    ...problems,
    ...uses.flatMap((use) => useProblem(use, variables)),
    ...htmlProblems(text.body),
    ...markProblems(text),
    ...(problems.length === 0 ? neededProblems(uses, variables) : []),
  ];
  const place = ({ part, line }: TemplateProblem): number => (part === 'subject' ? 0 : line);
  return found.sort((one, other) => place(one) - place(other));
}

function sizeProblems({ subject, body }: TemplateText): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const inSubject = (message: string): number => problems.push({ part: 'subject', line: 1, message });
  const inBody = (message: string): number => problems.push({ part: 'body', line: 1, message });
  if (subject.trim() === '') inSubject(t('Please enter a subject'));
  if (subject.length > MAX_TEMPLATE_SUBJECT)
    inSubject(t('Max {max} characters allowed', { max: MAX_TEMPLATE_SUBJECT }));
  if (/[\r\n]/.test(subject)) inSubject(t('A subject has one line'));
  if (body.trim() === '') inBody(t('Please enter a text'));
  if (Buffer.byteLength(body) > MAX_TEMPLATE_BODY)
    inBody(t('The text is longer than {max} kB', { max: MAX_TEMPLATE_BODY / 1000 }));
  return problems;
}

function useProblem(use: VariableUse, variables: readonly TemplateVariable[]): TemplateProblem[] {
  const message = messageOf(
    use,
    variables.find(({ name }) => name === use.name),
  );
  return message === null ? [] : [{ part: use.part, line: use.line, message }];
}

function messageOf({ name, as, part, given }: VariableUse, known: TemplateVariable | undefined): string | null {
  if (!known) return t("This mail has no variable ''{name}''", { name });
  if (part === 'subject' && SECRET_VARIABLES.includes(name)) return t("''{name}'' cannot stand in a subject", { name });
  if (as === 'condition') return null;
  if (known.kind === 'condition')
    return t("''{name}'' is yes or no: use it as {condition}", { name, condition: `{{#if ${name}}}` });
  if (known.mayBeEmpty && !given.includes(name))
    return t("''{name}'' may be missing: put it between {condition} and {end}", {
      name,
      condition: `{{#if ${name}}}`,
      end: '{{/if}}',
    });
  if (as === 'rich' && part === 'body' && known.kind !== 'rich')
    return t("''{name}'' is no rich text: use two braces", { name });
  return null;
}

/** The mark that a secret replaces on sending: only the program may write it. */
function markProblems({ subject, body }: TemplateText): TemplateProblem[] {
  const parts = [
    { part: 'subject' as const, text: subject },
    { part: 'body' as const, text: body },
  ];
  return parts
    .filter(({ text }) => text.includes('%%'))
    .map(({ part, text }) => ({
      part,
      line: text.slice(0, text.indexOf('%%')).split('\n').length,
      message: t("'%%' cannot be used"),
    }));
}

function neededProblems(uses: readonly VariableUse[], variables: readonly TemplateVariable[]): TemplateProblem[] {
  const isThere = (name: string): boolean =>
    uses.some((use) => use.name === name && use.part === 'body' && use.as !== 'condition' && !use.isConditional);
  return variables
    .filter(({ name, isNeeded }) => isNeeded && !isThere(name))
    .map(({ name }) => ({
      part: 'body' as const,
      line: 1,
      message: t('{variable} must be in the text, outside of conditions: without it the mail is of no use', {
        variable: `{{${name}}}`,
      }),
    }));
}
