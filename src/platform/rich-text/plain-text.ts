import sanitize from 'sanitize-html';

const BLOCK_END = /<\/(?:p|div|h[1-6]|li|tr|table|ul|ol|blockquote|pre)>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of rich text, for the plain alternative of a mail and for excerpts: links keep their address, lists their dashes. */
export function plainText(html: string): string {
  const body = html.replace(/<(style|head|title)[\s>][\s\S]*?<\/\1>/gi, '');
  const marked = body
    .replace(/[ \t]*\r?\n[ \t]*/g, ' ')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_all, href: string, words: string) => link(href, words))
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(BLOCK_END, '\n\n');
  const words = sanitize(marked, { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/ *\n */g, '\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function link(href: string, words: string): string {
  const address = href.replace(/^mailto:/i, '');
  return words.includes(address) ? words : `${words} (${address})`;
}
