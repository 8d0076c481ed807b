import type { FileOwner } from '../document-work';
import { namelessInner, namelessPerson } from './nameless-people';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';

/** Parts that contain only the author, the time and the program of the document, by their root element, with their replacements. */
const EMPTIED: readonly [RegExp, string][] = [
  [/<(?:[\w.-]+:)?coreProperties[\s>/]/, `<cp:coreProperties xmlns:cp="${PACKAGE}"/>`],
  [/<Properties\s[^>]*custom-properties/, `<Properties xmlns="${OFFICE}/custom-properties"/>`],
  [/<Properties\s[^>]*extended-properties/, `<Properties xmlns="${OFFICE}/extended-properties"/>`],
  [/<(?:[\w.-]+:)?people[\s>/]/, '<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>'],
  [
    /<office:document-meta[\s>/]/,
    '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
  ],
  [
    /<(?:[\w.-]+:)?labelList[\s>/]/,
    '<clbl:labelList xmlns:clbl="http://schemas.microsoft.com/office/2020/mipLabelMetadata"/>',
  ],
];
/** Data of other programs, such as the fields of a document server. */
const CUSTOM = /^customXml\/item\d*\.xml$/i;

const TAG = /<[^<>!?][^<>]*>/g;
const NAMED = /(\s(?:[\w.-]+:)?)(author|initials|lastModifiedBy|userId|userName)(\s*=\s*)(?:"[^"]*"|'[^']*')/gi;
/** Elements with the path of a template, and variables of macros. */
const ELEMENTS = /<w:(attachedTemplate|docVars|mailMerge|rsids)\b[^>]*?(?:\/>|>[^]*?<\/w:\1>)/g;
const RELATIONSHIP = /<Relationship\s[^>]*>/g;

/** Marks of editing sessions, by which two documents of one computer can be recognised. */
const SESSIONS = /\sw:rsid\w*\s*=\s*(?:"[^"]*"|'[^']*')/g;
const WORDS: Record<FileOwner, string> = { REVIEWER: 'Reviewer', AUTHOR: 'Author', SENDER: 'Sender' };

const wordFor = (name: string, of: FileOwner): string =>
  name.toLowerCase() === 'initials' ? WORDS[of].slice(0, 1) : WORDS[of];

/** A relationship to a local file contains its path, which often contains the name of a person. */
function namelessTarget(relationship: string): string {
  if (/\/(?:attachedTemplate|metadata\/thumbnail)["']/.test(relationship)) return '';
  const isLocal = /\sTarget\s*=\s*["'](?:file:|[a-z]:|\\\\)/i.test(relationship);
  return isLocal ? relationship.replace(/(\sTarget\s*=\s*)(?:"[^"]*"|'[^']*')/, '$1"about:blank"') : relationship;
}

/** One XML part of a .docx, or of a document within it, without the names of people. Its text is kept. */
export function namelessXml(name: string, xml: string, of: FileOwner): string {
  const emptied = EMPTIED.find(([root]) => !/^word\/document\.xml$/i.test(name) && root.test(xml.slice(0, 2000)));
  if (emptied) return HEAD + emptied[1];
  if (CUSTOM.test(name)) return `${HEAD}<empty/>`;
  if (/\.rels$/i.test(name)) return xml.replace(RELATIONSHIP, namelessTarget);
  return namelessInner(xml, WORDS[of])
    .replace(ELEMENTS, '')
    .replace(TAG, (tag) =>
      namelessPerson(tag, WORDS[of])
        .replace(SESSIONS, '')
        .replace(
          NAMED,
          (_all, lead: string, key: string, equals: string) => `${lead}${key}${equals}"${wordFor(key, of)}"`,
        ),
    );
}
