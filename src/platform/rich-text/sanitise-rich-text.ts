import sanitize from 'sanitize-html';
import {
  MAX_RICH_TEXT_BYTES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_MESSAGES,
  RICH_TEXT_SCHEMES,
} from '../../contracts';

/** A rich text that is too long to be kept; the message is for people. */
export class RichTextTooLong extends Error {
  constructor() {
    super(RICH_TEXT_MESSAGES.tooLong);
    this.name = 'RichTextTooLong';
  }
}

/** What the editor writes (CKEditor), and nothing that could run, load or cover anything: no images, no styles, no classes. */
const RULES: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([name, list]) => [name, [...list]])),
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Browsers take the insides of these for text or leave them out; as markup they would come to life where they do not.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    ...['xmp', 'plaintext', 'noembed', 'noframes', 'iframe'],
  ],
  nestingLimit: 50,
};

/** `v:imagedata` is Word's. */
const PICTURES: readonly string[] = ['img', 'image', 'picture', 'svg', 'canvas', 'v:imagedata'];
const PICTURE_ADDRESS = /data:\s*image\//i;

const isPicture = (name: string, attributes: sanitize.Attributes): boolean =>
  PICTURES.includes(name.toLowerCase()) || Object.values(attributes).some((value) => PICTURE_ADDRESS.test(value));

const WHOLE_ADDRESS = new RegExp(`^(?:${RICH_TEXT_SCHEMES.join('|')}):`, 'i');

/** A text is shown on many pages and in mails: only a whole address leads from all of them to the same place. */
function withoutRelativeAddress({ href, ...others }: sanitize.Attributes): sanitize.Attributes {
  return href !== undefined && WHOLE_ADDRESS.test(href.trim()) ? { href: href.trim(), ...others } : others;
}

export const isTooLong = (html: string): boolean => Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES;

/** The clean text, and whether a picture had to be left out of it. */
export function cleanRichText(html: string): { html: string; hasPicture: boolean } {
  let hasPicture = false;
  const watch: sanitize.Transformer = (tagName, attribs) => {
    hasPicture ||= isPicture(tagName, attribs);
    return { tagName, attribs: withoutRelativeAddress(attribs) };
  };
  return { html: sanitize(html, { ...RULES, transformTags: { '*': watch } }), hasPicture };
}

/**
 * Cleans rich text by an allow-list; what is not allowed is left out, its text kept.
 * @throws RichTextTooLong over 200 kB.
 */
export function sanitiseRichText(html: string): string {
  if (isTooLong(html)) throw new RichTextTooLong();
  return cleanRichText(html).html;
}
