import type { MailTemplateVariable } from '../../../../../src/contracts';

/** 'decision-minor-revision' -> 'Decision minor revision'. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/\br0\b/, 'R0');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'the office' -> 'The office'. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a variable is written into the text. */
export function insertionOf({ name, kind, mayBeEmpty }: MailTemplateVariable): string {
  if (kind === 'condition') return `{{#if ${name}}}…{{else}}…{{/if}}`;
  const value = kind === 'rich' ? `{{{${name}}}}` : `{{${name}}}`;
  return mayBeEmpty ? `{{#if ${name}}}${value}{{/if}}` : value;
}
