import type { SentText } from '../../article-desk/public';
import type { DocumentWords } from '../../platform/documents';

const REFERENCES =
  /^(?:\d+\.?\s*)?(?:references|reference list|bibliography|literature|literature cited|literatuur|referenties)\W*$/i;

/** Every manuscript names its authors in its list of references, so only the text above the list is searched. */
const aboveReferences = (text: string): string => {
  const lines = text.split('\n');
  const end = lines.findLastIndex((line) => REFERENCES.test(line.trim()));
  return (end < 0 ? lines : lines.slice(0, end)).join('\n');
};

/** The words of a document for reviewers, in the form for the search for names. */
export const sentDocument = (
  name: string,
  { text, pages }: Pick<DocumentWords, 'text' | 'pages'>,
): SentText & { text: string } => ({ place: name, isFile: true, text: aboveReferences(text), pages });
