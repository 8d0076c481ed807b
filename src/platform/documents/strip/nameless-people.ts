/** The path of a workbook on the computer of the person who saved it. */
const PATH = /<(?:[\w.-]+:)?absPath\b[^>]*?(?:\/>|>[^]*?<\/(?:[\w.-]+:)?absPath>)/g;

/** Elements that describe a person in workbooks, slides and drawings, and their attributes with the name. */
const PERSON = /^<(?:[\w.-]+:)?(?:author|cmAuthor|person|userInfo|AuthorEntry)[\s/>]/;
const NAME = /(\s)(name|displayName|ResolutionID)(\s*=\s*)(?:"[^"]*"|'[^']*')/gi;

/** The people of a workbook's notes. A note of a conversation has an id in this place, by which it is found. */
const NOTE_AUTHOR = /(<(?:[\w.-]+:)?author>)([^<]*)(<\/(?:[\w.-]+:)?author>)/g;
const NO_PERSON = /^tc=\{[^}]*\}$/;
const CREATOR = /(<(?:dc:creator|meta:initial-creator)>)[^<]*(<\/)/g;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of a note begins with the name of its author, which the program writes there. */
function namelessNotes(xml: string, word: string): string {
  const people = [...xml.matchAll(NOTE_AUTHOR)].map(([, , name = '']) => name).filter((name) => !NO_PERSON.test(name));
  const named = xml.replace(NOTE_AUTHOR, (all, begin: string, name: string, end: string) =>
    NO_PERSON.test(name) ? all : begin + word + end,
  );
  return people
    .filter((name) => name.trim() !== '')
    .reduce(
      (text, name) =>
        text.replace(
          new RegExp(`(<(?:[\\w.-]+:)?t(?:\\s[^<>]*)?>\\s*)${literally(name)}:`, 'g'),
          (_all, lead: string) => `${lead}${word}:`,
        ),
      named,
    );
}

/** A tag without the name of the person that it describes. */
export const namelessPerson = (tag: string, word: string): string =>
  PERSON.test(tag)
    ? tag.replace(NAME, (_all, lead: string, key: string, equals: string) => `${lead}${key}${equals}"${word}"`)
    : tag;

/** The XML of a document within the document without the names that only workbooks, slides and OpenDocument files have. */
export const namelessInner = (xml: string, word: string): string =>
  namelessNotes(xml.replace(PATH, ''), word).replace(CREATOR, (_all, begin: string, end: string) => begin + word + end);
