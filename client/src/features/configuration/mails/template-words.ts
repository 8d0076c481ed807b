import { MAIL_KIND_LABELS, type MailTemplateVariable, type MailTemplateView } from '@contracts';

/**
 * A readable title for a mail: its kind and, if the kind has several mails, which one: 'Decision: minor revision'. `all`: every
 * template.
 */
export function titleOf({ name, kind }: MailTemplateView, all: readonly MailTemplateView[]): string {
  const label = MAIL_KIND_LABELS[kind];
  if (all.filter((other) => other.kind === kind).length === 1) return label;
  const [about = ''] = kind.toLowerCase().split('_');
  // Leaves out what the label already says.
  const words =
    name.startsWith(`${about}-`) && label.toLowerCase().includes(about) ? name.slice(about.length + 1) : name;
  return `${label}: ${words.replaceAll('-', ' ').replace(/\br0\b/, '(R0)')}`;
}

/** 'the office' -> 'The office'. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The Handlebars expression that inserts a variable into the text. */
export function insertionOf({ name, kind, mayBeEmpty }: MailTemplateVariable): string {
  if (kind === 'condition') return `{{#if ${name}}}…{{else}}…{{/if}}`;
  const value = kind === 'rich' ? `{{{${name}}}}` : `{{${name}}}`;
  return mayBeEmpty ? `{{#if ${name}}}${value}{{/if}}` : value;
}
