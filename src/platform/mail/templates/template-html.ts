import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES, t } from '../../../contracts';
import type { TemplateProblem } from './template-text';

const TAG = /<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>?/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
const WHOLE_ADDRESS = new RegExp(`^(?:(?:${RICH_TEXT_SCHEMES.join('|')}):|\\{\\{\\w+\\}\\})`, 'i');

/** Elements, attributes and addresses in the HTML of a template that rich text does not allow, so that the mail would lack them. */
export function htmlProblems(body: string): TemplateProblem[] {
  return [...body.matchAll(TAG)].flatMap(({ 0: tag, 1: name = '', 2: rest = '', index }) => {
    const line = body.slice(0, index).split('\n').length;
    return messagesOf(tag, name.toLowerCase(), rest).map((message) => ({ part: 'body' as const, line, message }));
  });
}

function messagesOf(tag: string, name: string, rest: string): string[] {
  if (!RICH_TEXT_ELEMENTS.includes(name)) return [t('{tag} cannot be used in a mail', { tag: `<${name}>` })];
  if (!tag.endsWith('>')) return [t('{start} is not closed by {end}', { start: `<${name}`, end: '>' })];
  const known = RICH_TEXT_ATTRIBUTES[name] ?? [];
  return [...rest.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', value = '']) => {
    if (!known.includes(attribute.toLowerCase()))
      return [t('{tag} cannot have {attribute}', { tag: `<${name}>`, attribute })];
    const address = value.replace(/^["']|["']$/g, '');
    const isAddress = attribute.toLowerCase() === 'href';
    return isAddress && !WHOLE_ADDRESS.test(address)
      ? [t("''{address}'' is no whole address, as https://example.org", { address })]
      : [];
  });
}
