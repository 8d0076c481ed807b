import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface ServerMessage {
  file: string;
  /** With 7 in the place of each value. */
  text: string;
}

/** Files that refuse something, or answer with a message. */
const MESSAGE_SOURCE =
  /\b(Refusal|ApiProblem|validationProblem|requireRule|requireField|requireText|message:|_MESSAGES|problem|newsText)\b/;
/** Left out: texts of other languages, of the command line, the demonstration and the log, and texts for developers. */
const OTHERS =
  /(spec|table)\.ts$|^(demo|generate|platform\/(language|config|helpers|jobs|postgres|event-store))\/|command-line|commands\.ts$|^platform\/http\/health\/|^article\/(catalogue|analysis|export)\/|^exchange\/ojs\/|(^|\/)cli\.ts$|log\.ts$/;
/** Sentences in such files that are only for the log of the server, or cannot happen in use. */
const NEVER_SHOWN = [
  'The draft belongs to another stream.',
  'Only generated documents can be added like this.',
  'The server is stopping.',
  '7 7.',
];

/** Sentences that are put together of parts; the specs ask for the whole ones. */
const PARTS = [
  'This article has an event (7) that this release of the server does not know.',
  'It can be read, and be changed again once the newer release runs. Please inform the webmaster.',
  'One person can upload at most 7 in 24 hours, and you have. Please go on tomorrow, or write to the editorial office.',
  'Too many attempts. Please wait 7 and try again.',
];

const SENTENCE = /^(?:[A-Z]|7 ).*\s.*[a-z7)]\.$/s;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('');
}

function textsIn(node: ts.Node): string[] {
  const own = textOf(node);
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...textsIn(child)));
  return own === undefined ? inner : [own, ...inner];
}

/** The sentences below a folder of the server that a caller can receive. */
export function messagesIn(root: string): ServerMessage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OTHERS.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      if (!MESSAGE_SOURCE.test(source)) return [];
      const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
      return textsIn(tree)
        .filter((text) => SENTENCE.test(text) && ![...NEVER_SHOWN, ...PARTS].includes(text))
        .map((text) => ({ file, text }));
    });
}
