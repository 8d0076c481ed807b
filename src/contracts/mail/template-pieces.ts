import { texts } from '../language/texts';
import { type TemplateToken, tokenOf } from './template-tokens';

/** A part of a template: a token, a tag, or the text between them. */
export interface TemplatePiece {
  text: string;
  token: TemplateToken | null;
  /** The condition to which the token belongs; null for a variable. */
  pair: number | null;
  /** True for a token between paragraphs, as opposed to one in a line of text. */
  isBlock: boolean;
}

/** Why a template cannot be shown as rich text. */
export interface UnreadableTemplate {
  line: number;
  /** A sentence for people. */
  reason: string;
}

const PIECE = /<!|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|\\*\{{2,}[^{}]*\}*/gi;
const HREF = /(\shref\s*=\s*)("[^"]*"|'[^']*')/i;
const BLOCKS: readonly string[] = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote', 'hr', 'figure'];
const ROWS: readonly string[] = ['ul', 'ol', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'figure'];
const VOID: readonly string[] = ['br', 'hr'];

const REASONS = texts({
  braces: 'These braces are neither a variable nor a condition.',
  backslash: 'There is a backslash before the braces.',
  comment: 'An HTML comment would be lost.',
  tag: 'The braces are inside an HTML tag.',
  rows: 'A condition surrounds list items or table rows.',
  open: 'This condition has no end.',
  end: 'This end has no condition.',
  other: "This 'else' has no condition, or its condition has two.",
});

class Unreadable extends Error {
  constructor(
    readonly at: number,
    readonly reason: string,
  ) {
    super(reason);
  }
}

interface Condition {
  pair: number;
  helper: string;
  hasElse: boolean;
  at: number;
}

/** Reads a template from its start to its end. */
class Reading {
  readonly pieces: TemplatePiece[] = [];
  private readonly conditions: Condition[] = [];
  private readonly elements: string[] = [];
  /** The pieces since the last block, outside of blocks. */
  private run: TemplatePiece[] = [];
  private pairs = 0;

  text(text: string): void {
    if (text !== '') this.add(text, null, null);
  }

  token(text: string, at: number): void {
    if (text.startsWith('\\')) throw new Unreadable(at, REASONS.backslash);
    const token = tokenOf(text);
    if (!token) throw new Unreadable(at, REASONS.braces);
    if (ROWS.includes(this.elements.at(-1) ?? '')) throw new Unreadable(at, REASONS.rows);
    this.add(text, token, this.pairOf(token, at));
  }

  tag(text: string, at: number, [closing, name, attributes]: [boolean, string, string]): void {
    const others = name === 'a' ? attributes.replace(HREF, '') : attributes;
    const [, , address = ''] = (name === 'a' && HREF.exec(attributes)) || [];
    const inAddress = address.match(/\{\{\{?[^{}]*\}?\}\}|\{\{/g) ?? [];
    const isPlain = inAddress.every((one) => tokenOf(one)?.kind === 'value');
    if (others.includes('{{') || !isPlain) throw new Unreadable(at, REASONS.tag);
    if (BLOCKS.includes(name)) this.endRun();
    if (closing) this.elements.splice(Math.max(0, this.elements.lastIndexOf(name)));
    this.add(text, null, null);
    if (BLOCKS.includes(name)) this.endRun();
    if (!closing && !VOID.includes(name)) this.elements.push(name);
  }

  end(): TemplatePiece[] {
    this.endRun();
    const open = this.conditions.at(-1);
    if (open) throw new Unreadable(open.at, REASONS.open);
    return this.pieces;
  }

  private add(text: string, token: TemplateToken | null, pair: number | null): void {
    const piece = { text, token, pair, isBlock: false };
    this.pieces.push(piece);
    if (this.elements.every((element) => element === 'blockquote')) this.run.push(piece);
  }

  /** Tokens between blocks, with nothing but white space around them, are blocks themselves. */
  private endRun(): void {
    const isBare = this.run.every(({ token, text }) => (token ? token.kind !== 'value' : text.trim() === ''));
    if (isBare) for (const piece of this.run) piece.isBlock = piece.token !== null;
    this.run = [];
  }

  private pairOf({ kind, name }: TemplateToken, at: number): number | null {
    if (kind === 'value' || kind === 'rich') return null;
    if (kind === 'if' || kind === 'unless') {
      this.conditions.push({ pair: (this.pairs += 1), helper: kind, hasElse: false, at });
      return this.pairs;
    }
    const open = this.conditions.at(-1);
    if (kind === 'else') {
      if (!open || open.hasElse) throw new Unreadable(at, REASONS.other);
      open.hasElse = true;
      return open.pair;
    }
    if (open?.helper !== name) throw new Unreadable(at, REASONS.end);
    this.conditions.pop();
    return open.pair;
  }
}

/** The pieces of a template, in order. `isText`: without HTML, as in a subject. */
export function readPieces(
  text: string,
  { isText = false } = {},
): { pieces: TemplatePiece[] } | { problem: UnreadableTemplate } {
  const reading = new Reading();
  let done = 0;
  try {
    for (const { 0: piece, 1: closing = '', 2: name, 3: attributes = '', index } of text.matchAll(PIECE)) {
      const isToken = piece.includes('{{') && name === undefined;
      if (isText && !isToken) continue;
      reading.text(text.slice(done, index));
      done = index + piece.length;
      if (isToken) reading.token(piece, index);
      else if (name === undefined) throw new Unreadable(index, REASONS.comment);
      else reading.tag(piece, index, [closing === '/', name.toLowerCase(), attributes]);
    }
    reading.text(text.slice(done));
    return { pieces: reading.end() };
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure;
    return { problem: { line: text.slice(0, failure.at).split('\n').length, reason: failure.reason } };
  }
}
