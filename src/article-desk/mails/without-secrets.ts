import { SECRET_MARK } from '../../article';

const PERSONAL = '[personal link]';
const LINK = /<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;
const ADDRESS = /https?:\/\/[^\s"'<>]*/gi;

/**
 * The text of a stored mail as it can be shown. It has a placeholder instead of its secret (ADR 0010). A link with the placeholder would
 * lead to a page that refuses the reader, so the whole address is left out.
 */
export function withoutSecrets(body: string): string {
  const marked = (address: string): boolean => address.includes(SECRET_MARK);
  return body
    .replace(LINK, (link, href: string, words: string) =>
      marked(href) ? `${marked(words) ? '' : `${words} `}${PERSONAL}` : link,
    )
    .replace(ADDRESS, (address) => (marked(address) ? PERSONAL : address))
    .replaceAll(SECRET_MARK, PERSONAL);
}
