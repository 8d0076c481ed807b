import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Texts that a reader never gets: for developers, for the command line, of the demonstration, and in the other language. */
const LEFT_OUT =
  /spec\.ts$|\.d\.ts$|^src\/(demo|generate)\/|^src\/platform\/(language|config|http\/openapi)\/|command-line|(^|\/)cli\.ts$|^src\/article\/catalogue\//;
/** Two words in a row. Shorter texts are mostly codes, such as a status. */
const WORDS = /[A-Za-z]{2,} [a-z]{2,}/;

/** The texts of the server's code. */
export interface ProductTexts {
  /** Texts as a whole. */
  whole: ReadonlySet<string>;
  /** The parts of texts with values, between the values. */
  parts: readonly string[];
}

interface Found {
  whole: string[];
  parts: string[];
}

function textsIn(node: ts.Node, found: Found): void {
  if (ts.isStringLiteralLike(node)) found.whole.push(node.text);
  if (ts.isTemplateExpression(node))
    found.parts.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
  ts.forEachChild(node, (child) => textsIn(child, found));
}

/** Every text with words in the code of the server: what an answer may contain that nobody typed. */
export function productTexts(root: string): ProductTexts {
  const found: Found = { whole: [], parts: [] };
  for (const folder of ['src', 'projections', 'measures'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${file}`;
      if (!path.endsWith('.ts') || LEFT_OUT.test(path)) continue;
      textsIn(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true), found);
    }
  const parts = found.parts.map((part) => part.trim()).filter((part) => part.length > 9 && WORDS.test(part));
  return { whole: new Set(found.whole.filter((text) => WORDS.test(text))), parts: [...new Set(parts)] };
}

/** True for a text that is one of the product's own, with or without values. */
export const isProductText = ({ whole, parts }: ProductTexts, text: string): boolean =>
  whole.has(text) || parts.some((part) => text.includes(part));
