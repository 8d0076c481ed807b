import Handlebars from 'handlebars';
import type { Key } from './keys';

type Call = hbs.AST.MustacheStatement;

const isText = (node: hbs.AST.Expression | undefined): node is hbs.AST.StringLiteral => node?.type === 'StringLiteral';

function keyOf({ params, hash, loc }: Call): Key {
  const [text] = params;
  if (!isText(text)) throw new Error(`A page asks for a text that is computed, in line ${loc.start.line}`);
  const pairs = hash?.pairs ?? [];
  const context = pairs.find(({ key }) => key === 'context')?.value;
  const key = isText(context) ? `${text.value}|${context.value}` : text.value;
  return { key, isMessage: pairs.some(({ key: name }) => name !== 'context'), line: loc.start.line };
}

/** The texts that a page for printing uses by `{{t '...'}}`. */
export function keysInPage(template: string): Key[] {
  const found: Key[] = [];
  class Finder extends Handlebars.Visitor {
    override MustacheStatement(call: Call): void {
      if ((call.path as hbs.AST.PathExpression).original === 't') found.push(keyOf(call));
    }
  }
  new Finder().accept(Handlebars.parse(template));
  return found;
}

/** Words of a page outside of `{{t '...'}}`. */
export function wordsInPage(template: string): string[] {
  const contents: string[] = [];
  class Finder extends Handlebars.Visitor {
    override ContentStatement({ value }: hbs.AST.ContentStatement): void {
      contents.push(value);
    }
  }
  new Finder().accept(Handlebars.parse(template));
  const shown = contents
    .join(' ')
    .replace(/<style>[^]*?<\/style>/g, ' ')
    .replace(/<[^>]*>|&\w+;/g, ' ');
  return shown.match(/\p{L}{2,}/gu) ?? [];
}
