import {
  MAIL_KIND_LABELS,
  type MailTemplateVariable,
  type MailTemplateView,
  markupOf,
  subjectMarkupOf,
  t,
  tokenOf,
  wordsOf,
} from '@contracts';
import { TEMPLATE_TITLES } from './template-titles';

/** A readable title for a mail: 'Decision: minor revision'. */
export const titleOf = ({ name, kind }: Pick<MailTemplateView, 'name' | 'kind'>): string =>
  TEMPLATE_TITLES[name] ?? MAIL_KIND_LABELS[kind];

/** 'the office' -> 'The office'. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The Handlebars expression that inserts a variable into the text. */
export function insertionOf({ name, kind, mayBeEmpty }: MailTemplateVariable): string {
  if (kind === 'condition') return `{{#if ${name}}}…{{else}}…{{/if}}`;
  const value = kind === 'rich' ? `{{{${name}}}}` : `{{${name}}}`;
  return mayBeEmpty ? `{{#if ${name}}}${value}{{/if}}` : value;
}

/** Why a template can only be edited as source; null when it can be edited as rich text. */
export function templateProblem(
  { subject, body }: { subject: string; body: string },
  variables: readonly MailTemplateVariable[],
): string | null {
  const [inSubject, inBody] = [subjectMarkupOf(subject, variables), markupOf(body, variables)];
  if ('problem' in inSubject) return t('Subject: {reason}', { reason: inSubject.problem.reason });
  return 'problem' in inBody
    ? t('Line {line}: {reason}', { line: inBody.problem.line, reason: inBody.problem.reason })
    : null;
}

/** A message about the source, for people who see the tokens: 'Line 2: 'due' …' -> '‘Due date’ …'. */
export function inWords(message: string, variables: readonly MailTemplateVariable[]): string {
  const labelOf = (name: string): string => variables.find((one) => one.name === name)?.label ?? name;
  // The server writes the lines in the reader's language.
  const line = new RegExp(`\\b${t('Line {line}: {reason}', { line: '\\d+', reason: '' })}`, 'g');
  return message
    .replace(line, '')
    .replace(/['‘](\w+)['’]/g, (_all, name: string) => `‘${labelOf(name)}’`)
    .replace(/\{\{\{?[^{}]*\}?\}\}/g, (braces) => {
      const token = tokenOf(braces);
      return token ? `‘${wordsOf(token, variables)}’` : braces;
    });
}

/** A text of a template for reading: each token in brackets, each block on its own line. */
export function readableOf(
  { subject, body }: { subject: string; body: string },
  variables: readonly MailTemplateVariable[],
): { subject: string; body: string } {
  const [inSubject, inBody] = [subjectMarkupOf(subject, variables), markupOf(body, variables)];
  return {
    subject: 'markup' in inSubject ? plainOf(inSubject.markup) : subject,
    body: 'markup' in inBody ? plainOf(inBody.markup) : body,
  };
}

function plainOf(markup: string): string {
  const marked = markup
    .replace(/\s*\n\s*/g, '')
    .replace(/<(span|div) data-token="[^"]*"[^>]*>([^<]*)<\/\1>/g, (_all, element: string, label: string) =>
      element === 'div' ? `[${label}]\n` : `[${label}]`,
    )
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<br>|<\/(?:p|h[234]|li|blockquote|tr)>/g, '\n')
    .replace(/<\/t[dh]>/g, '\t');
  return new DOMParser().parseFromString(marked, 'text/html').body.textContent?.trim() ?? '';
}
