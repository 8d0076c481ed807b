import sanitize from 'sanitize-html';
import {
  DomainError,
  MAX_RICH_TEXT_BYTES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_MESSAGES,
  RICH_TEXT_SCHEMES,
} from '../../contracts';

/** A rich text over the size limit; the message is for people. */
export class RichTextTooLong extends DomainError {
  readonly kind = 'TOO_LARGE';

  constructor() {
    super(RICH_TEXT_MESSAGES.tooLong);
  }
}

/**
 * Allows the markup that the editor (CKEditor) writes, and nothing that could run code, load content or cover the page: no images, styles
 * or classes.
 */
const RULES: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([name, list]) => [name, [...list]])),
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Browsers treat the content of these as text or drop it. In other programs the content could become active markup.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    ...['xmp', 'plaintext', 'noembed', 'noframes', 'iframe'],
  ],
  nestingLimit: 50,
};

/** `v:imagedata` is from Word. */
const PICTURES: readonly string[] = ['img', 'image', 'picture', 'svg', 'canvas', 'v:imagedata'];
const PICTURE_ADDRESS = /data:\s*image\//i;

const isPicture = (name: string, attributes: sanitize.Attributes): boolean =>
  PICTURES.includes(name.toLowerCase()) || Object.values(attributes).some((value) => PICTURE_ADDRESS.test(value));

const WHOLE_ADDRESS = new RegExp(`^(?:${RICH_TEXT_SCHEMES.join('|')}):`, 'i');

/** A text is shown on many pages and in mails, and only an absolute address works on all of them. */
function withoutRelativeAddress({ href, ...others }: sanitize.Attributes): sanitize.Attributes {
  return href !== undefined && WHOLE_ADDRESS.test(href.trim()) ? { href: href.trim(), ...others } : others;
}

/** More columns, rows and numbers than any text needs. Browsers would lay out larger ones. */
const LARGEST: Readonly<Record<string, number>> = { colspan: 100, rowspan: 100, start: 10_000 };

/** Removes numbers out of bounds, which could make a table or list that stalls the page. */
function withinBounds(attribs: sanitize.Attributes): sanitize.Attributes {
  const fits = ([name, value]: [string, string]): boolean => {
    const most = LARGEST[name];
    return most === undefined || (/^\d{1,5}$/.test(value) && Number(value) <= most);
  };
  return Object.fromEntries(Object.entries(attribs).filter(fits));
}

export const isTooLong = (html: string): boolean => Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES;

/**
 * The last sanitised texts. A text is sanitised when it arrives, again by the validation of its field, and again by the handler; with this
 * cache only the first call does the work.
 */
const lastClean: string[] = [];
const REMEMBERED = 32;

function remember(html: string): void {
  lastClean.push(html);
  if (lastClean.length > REMEMBERED) lastClean.shift();
}

/** The sanitised text, and whether a picture was removed from it. */
export function cleanRichText(html: string): { html: string; hasPicture: boolean } {
  if (lastClean.includes(html)) return { html, hasPicture: false };
  const cleaned = sanitised(html);
  remember(cleaned.html);
  return cleaned;
}

function sanitised(html: string): { html: string; hasPicture: boolean } {
  let hasPicture = false;
  const watch: sanitize.Transformer = (tagName, attribs) => {
    hasPicture ||= isPicture(tagName, attribs);
    return { tagName, attribs: withinBounds(withoutRelativeAddress(attribs)) };
  };
  return { html: sanitize(html, { ...RULES, transformTags: { '*': watch } }), hasPicture };
}

/**
 * Sanitises rich text by an allow-list. Markup that is not allowed is removed, but its text is kept.
 * @throws RichTextTooLong over 200 kB.
 */
export function sanitiseRichText(html: string): string {
  if (isTooLong(html)) throw new RichTextTooLong();
  return cleanRichText(html).html;
}
