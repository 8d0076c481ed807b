/** Longest stored name, in characters; the extension is kept. */
const LONGEST = 200;
/** Names that Windows reserves for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;
/** Control characters, text direction marks, invisible characters, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Stem and extension; the extension includes its dot, or is ''. */
function parts(name: string): [stem: string, extension: string] {
  const [extension = ''] = /\.[A-Za-z0-9]{1,10}$/.exec(name) ?? [];
  return [name.slice(0, name.length - extension.length), extension];
}

/** At most `count` characters, without splitting a surrogate pair. */
const first = (text: string, count: number): string => [...text].slice(0, Math.max(0, count)).join('');

/**
 * The stored and displayed name of an upload: no path, nothing invisible, composed Unicode (NFC), no leading dots, no characters that a
 * file system refuses, no device name, at most 200 characters. 'file' when nothing is left.
 */
export function cleanName(name: string): string {
  const plain = (name.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/gu, ' ')
    .trim();
  const [stem, extension] = parts(plain);
  const shortened = first(stem.replace(/^[.\s]+/u, ''), LONGEST - extension.length).replace(/[.\s]+$/u, '');
  const safe = RESERVED.test(shortened.split('.')[0]?.trim() ?? '') ? `_${shortened}` : shortened;
  return `${safe === '' ? 'file' : safe}${extension}`;
}
