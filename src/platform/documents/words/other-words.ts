import { readDocument } from '../read-document';
import type { DocumentWords } from './read-words';
import { xmlParts } from './xml-parts';

/** Elements of an OpenDocument text that end a line. */
const LINES = ['p', 'h', 'line-break'];

/** The words of a .doc or an OpenDocument text, without text that people do not see. @throws DocumentProblem for anything else. */
export async function readOtherWords(input: string): Promise<DocumentWords> {
  const content = await readDocument({ task: 'read', input, extension: '' });
  const text =
    content.kind === 'doc'
      ? [content.head, content.text, content.notes].join('\n').replace(/\r\n?/g, '\n')
      : content.kind === 'odt'
        ? linesOf(content.styles) + linesOf(content.content)
        : '';
  return { text, aside: '', hidden: [], pages: [] };
}

/** Also used for the styles, which contain the headers and footers of pages. */
function linesOf(xml: string): string {
  let text = '';
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'close' ? LINES.includes(part.name) : part.isEmpty && LINES.includes(part.name))
      text += '\n';
    else if (part.kind === 'open' && ['s', 'tab'].includes(part.name)) text += ' ';
  }
  return text;
}
