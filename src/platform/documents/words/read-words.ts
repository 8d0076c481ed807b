import { readFile } from 'node:fs/promises';
import type { PaperWork } from '../document-work';
import { readZip } from '../read-zip';
import { CHANGES, type HiddenBy, hiddenBy, isOffset, type Look, lookOfShape, PLAIN, SHAPE_CHANGES } from './look';
import { type WordStyles, wordStyles } from './word-styles';
import { xmlParts } from './xml-parts';

/** The words of a document. */
export interface DocumentWords {
  /** The text of the document and its notes, one line for each paragraph. */
  text: string;
  /** Text outside the main text: properties, descriptions of pictures, comments. */
  aside: string;
  /** Text that people do not see. */
  hidden: { by: HiddenBy; text: string }[];
  /** Where in `text` each page begins; empty for a document whose page breaks depend on the program that shows it. */
  pages: number[];
}

const BODY = /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/i;
const ASIDE = /^(?:word\/comments|docProps\/(?:core|app|custom))\.xml$/i;
/** The most characters read from one part, and from all parts; a book of 1,000 pages has three million. */
const MOST = 20_000_000;
const MOST_HIDDEN = 2_000;

interface Frame {
  name: string;
  look: Look;
}

/** Reads the words of a document, and finds those that people do not see (in a .docx or a PDF). @throws DocumentProblem. */
export async function readWords({ input }: Extract<PaperWork, { task: 'words' }>): Promise<DocumentWords> {
  const bytes = await readFile(input);
  // The readers of other formats are imported only when needed: loading them takes longer than reading a .docx.
  if (bytes.subarray(0, 1_024).includes('%PDF-'))
    return (await import('../pdf-words/read-pdf-words')).readPdfWords(input);
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const zip = isZip ? await readZip(bytes) : null;
  if (!zip?.has('word/document.xml')) return (await import('./other-words')).readOtherWords(input);
  const xml = async (name: string): Promise<string> => (await zip.read(name)).toString('utf8').slice(0, MOST);
  const styles = wordStyles(zip.has('word/styles.xml') ? await xml('word/styles.xml') : '');
  const words: DocumentWords = { text: '', aside: '', hidden: [], pages: [] };
  for (const name of zip.names.filter((one) => BODY.test(one))) new PartReader(styles, words).read(await xml(name));
  for (const name of zip.names.filter((one) => ASIDE.test(one))) words.aside += `${plainText(await xml(name))}\n`;
  return words;
}

function plainText(xml: string): string {
  let text = '';
  for (const part of xmlParts(xml))
    text += part.kind === 'text' ? part.text : part.kind === 'close' && part.name !== 't' ? ' ' : '';
  return text.replace(/\s+/g, ' ');
}

/** Reads one part of the document and keeps track of the look of its text. */
class PartReader {
  private readonly frames: Frame[];

  constructor(
    private readonly styles: WordStyles,
    private readonly words: DocumentWords,
  ) {
    this.frames = [{ name: '', look: { ...PLAIN, ...styles.defaults } }];
  }

  read(xml: string): void {
    for (const part of xmlParts(xml)) {
      if (part.kind === 'text') this.write(part.text);
      else if (part.kind === 'close') this.close(part.name);
      else {
        this.open(part.name, part.values);
        if (part.isEmpty) this.close(part.name);
      }
    }
  }

  private get look(): Look {
    return this.frames.at(-1)?.look ?? PLAIN;
  }

  private open(name: string, values: Record<string, string>): void {
    if (name === 'docPr' || name === 'cNvPr') this.words.aside += `${values.title ?? ''} ${values.descr ?? ''}\n`;
    if (name === 'tab' || name === 'br') this.words.text += ' ';
    const isDrawn = values.style !== undefined || values.fillcolor !== undefined;
    this.frames.push({ name, look: isDrawn ? lookOfShape(values, this.look) : { ...this.look } });
    this.change(name, values);
  }

  /** Properties change the look of the element that contains them. They are its first children. */
  private change(name: string, values: Record<string, string>): void {
    const owner = this.frames.at(-3);
    const parent = this.frames.at(-2)?.name ?? '';
    if (owner && /^(?:r|p|tc|tbl)Pr$/.test(parent) && owner.name === parent.slice(0, -2)) {
      if (/^(?:r|p|tbl)Style$/.test(name)) Object.assign(owner.look, this.styles.of(values.val));
      Object.assign(owner.look, CHANGES[name]?.(values, owner.look));
    }
    const shape = this.frames.findLast(({ name: one }) => one === 'wsp');
    const isFill = parent === 'solidFill' && this.frames.at(-3)?.name === 'spPr';
    const isWhole = parent === 'spPr' && /^(?:no|blip|grad|patt)Fill$/.test(name);
    if (shape && (isFill || name === 'fillRef' || isWhole))
      Object.assign(shape.look, SHAPE_CHANGES[name]?.(values, shape.look));
    if (name === 'background') Object.assign(this.frames[0]?.look ?? {}, { back: null });
  }

  private close(name: string): void {
    if (name === 'p') this.words.text += '\n';
    const at = this.frames.findLastIndex((frame) => frame.name === name);
    if (at > 0) this.frames.length = at;
  }

  private write(text: string): void {
    const name = this.frames.at(-1)?.name;
    if (name === 'posOffset' && isOffset(text)) {
      const anchor = this.frames.findLast((frame) => frame.name === 'anchor');
      if (anchor) anchor.look.isOutside = true;
    }
    if ((name !== 't' && name !== 'delText') || this.words.text.length > MOST) return;
    this.words.text += text;
    const by = hiddenBy(this.look);
    if (by !== null) this.hide(by, text);
  }

  private hide(by: HiddenBy, text: string): void {
    const { hidden } = this.words;
    const same = hidden.find((one) => one.by === by);
    if (!same) hidden.push({ by, text });
    else if (same.text.length < MOST_HIDDEN) same.text += ` ${text}`;
  }
}
