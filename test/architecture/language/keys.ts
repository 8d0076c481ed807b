import ts from 'typescript';

/** A text that the code uses: its key in a catalogue, and whether it is filled with values. */
export interface Key {
  key: string;
  isMessage: boolean;
  line: number;
}

/** All uses of texts in the code: the keys, and calls whose text is neither a literal nor from a table. */
export interface Keys {
  keys: Key[];
  unreadable: { text: string; line: number }[];
}

const literal = (node: ts.Node | undefined): string | null =>
  node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : null;

const keyOf = (text: string, context: string | null): string => (context === null ? text : `${text}|${context}`);

/** All strings of a table; null where one is computed. */
function stringsOf(node: ts.Expression): ts.Node[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? stringsOf(one.initializer) : [one]));
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(stringsOf);
  return [node];
}

function attribute(node: ts.JsxSelfClosingElement, name: string): string | null {
  const found = node.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  );
  const value = found?.initializer;
  return literal(value && ts.isJsxExpression(value) ? value.expression : value);
}

/** The texts that a file uses by `t`, `texts` and `Rich`. */
export function keysIn(source: ts.SourceFile): Keys {
  const found: Keys = { keys: [], unreadable: [] };
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const take = (node: ts.Node, text: string | null, context: string | null, isMessage: boolean): void => {
    if (text === null) found.unreadable.push({ text: node.getText(), line: lineOf(node) });
    else found.keys.push({ key: keyOf(text, context), isMessage, line: lineOf(node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, second, third] = node.arguments;
      if (node.expression.text === 't' && first) {
        const hasValues =
          second !== undefined && !(ts.isObjectLiteralExpression(second) && second.properties.length === 0);
        take(first, literal(first), literal(third), hasValues);
      }
      if (node.expression.text === 'texts' && first)
        stringsOf(first).forEach((one) => take(one, literal(one), literal(second), false));
    }
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Rich')
      take(node, attribute(node, 'text'), attribute(node, 'context'), true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
