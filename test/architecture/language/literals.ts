import ts from 'typescript';

/** Properties and parameters of elements that contain text for people, whatever it looks like. */
const TEXT_NAMES =
  /^(header|aria-(label|description|roledescription|valuetext|placeholder)|alt|label|title|placeholder|hint|empty|content|description|message|caption|heading|hints?|summary|note|help|text|words|question|unit|(\w+)(Label|Title|Text|Hint|Message|Words|Name|Heading))$/;
/** Properties whose values are never text. */
const DATA_NAMES =
  /^(className|style|id|key|type|to|href|path|role|appearance|size|icon|slot|shape|color|intent|method|url|kind|family|fontFamily|tag|tagTypes|providesTags|invalidatesTags|rel|target|autoComplete|inputMode|accept|pattern|field|htmlFor|form|action|as|show|relationship|mode|position|align|layout|designation|aria-(labelledby|describedby|controls|live|current|haspopup|sort|keyshortcuts)|data-[\w-]+|licenseKey|plugins|view|model)$/;
/** Functions whose arguments are never text for people. */
const DATA_CALLS =
  /^(t|texts|inLanguage|makeStyles|makeStaticStyles|makeResetStyles|mergeClasses|useMediaQuery|matchMedia|require|import|Error|TypeError|RangeError|querySelector|querySelectorAll|closest|matches|getElementById|addEventListener|removeEventListener|dispatchEvent|Event|CustomEvent|getItem|setItem|removeItem|setAttribute|getAttribute|setProperty|get|set|has|append|startsWith|endsWith|includes|indexOf|split|execCommand|createElement|RegExp|parse|format|useAddressValue|useStoredChoice|useStoredFlag|useProviderStart|count)$/;
/** Names of keys of the keyboard and of headers. */
const DATA_WORDS =
  /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Page(Up|Down)|Arrow\w+|Content-\w+|Authorization|Bearer|Control|Shift|Meta|Alt|Basic|Node|Link|List|Table|associate editor|Ctrl K|⌘K|ORCID)$/;
/** Kinds of files and of kept answers, which are data in a list. */
const LISTED_DATA =
  /^(Overview|Article|Blacklist|Counts|Todo|News|Users|Log|Draft|Selected|Mailed|Accepted|Completed|Declined|No answer|Acceptance|Rejection)$/;
/** Queries of media, lists of fonts, shapes of dates, selectors and drawings. */
const NO_WORDS =
  /^(\{\{|\s*@media|\(m(ax|in)-width|\(prefers-|calc\(|max\(|min\(|minmax\(|repeat\(|<(p|h3)>|Bearer |Quire$|d MMM|input|M ?\d|xxxx-|"Source Serif)/;

/** A text for people that does not go through `t`, `texts` or `Rich`. */
export interface Literal {
  node: ts.JsxText | ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;
  text: string;
  line: number;
}

const nameOf = (node: ts.Node | undefined): string => {
  if (!node) return '';
  if (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isPrivateIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isJsxNamespacedName(node)) return `${node.namespace.text}:${node.name.text}`;
  return '';
};

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** 'text' if the place holds text for people, 'data' if it never does, and 'open' if the form of the text decides. */
function placeOf(node: ts.Node): 'text' | 'data' | 'open' {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    if (parent.name === node) return 'data';
    if (ts.isJsxAttribute(parent) && isRich(parent.parent.parent)) return 'data';
    const name = nameOf(parent.name);
    if (DATA_NAMES.test(name)) return 'data';
    return TEXT_NAMES.test(name) && !isInTexts(parent) ? 'text' : around(parent, 'open');
  }
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? placeOf(parent) : 'text';
  if (ts.isConditionalExpression(parent)) return parent.condition === node ? 'data' : placeOf(parent);
  if (ts.isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind) ? 'data' : placeOf(parent);
  if (ts.isAsExpression(parent) && parent.type.getText() === 'const') return 'data';
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return placeOf(parent);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return DATA_CALLS.test(nameOf(parent.expression)) ? 'data' : around(parent, 'open');
  if (isNoValue(parent, node)) return 'data';
  return around(parent, 'open');
}

/** True in a table of `texts`, whose properties may have any name. */
function isInTexts(node: ts.Node): boolean {
  let table = node.parent;
  while (ts.isObjectLiteralExpression(table) || ts.isPropertyAssignment(table)) table = table.parent;
  return ts.isCallExpression(table) && nameOf(table.expression) === 'texts';
}

/** A string inside styles, a call of the catalogue or an error is no text, however deep. */
function around(node: ts.Node, otherwise: 'open'): 'data' | 'open' {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && DATA_CALLS.test(nameOf(at.expression))) return 'data';
    if (ts.isJsxAttribute(at) && DATA_NAMES.test(nameOf(at.name))) return 'data';
    if (ts.isPropertyAssignment(at) && DATA_NAMES.test(nameOf(at.name))) return 'data';
    if (ts.isArrowFunction(at) || ts.isFunctionDeclaration(at)) return otherwise;
  }
  return otherwise;
}

const isRich = (node: ts.Node): boolean =>
  (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && nameOf(node.tagName) === 'Rich';

const isNoValue = (parent: ts.Node, node: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isCaseClause(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isEnumMember(parent) ||
  ts.isTaggedTemplateExpression(parent) ||
  ((ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) && parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node);

/**
 * True for the text of an error that is shown to people: a whole sentence. An error for developers, which can only come from a fault in
 * the code, has no full stop.
 */
function isSentenceOfError(node: ts.Node, text: string): boolean {
  let { parent } = node;
  while (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent))
    ({ parent } = parent);
  return ts.isNewExpression(parent) && /Error$/.test(nameOf(parent.expression)) && /[.!?]$/.test(text);
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
/** A sentence, or a word with a capital. */
const isProse = (text: string): boolean =>
  (/\p{L}.*\s.*\p{L}/u.test(text) || /^[A-Z][a-z]+( ?%|[.…:!?])?$/.test(text)) &&
  !DATA_WORDS.test(text) &&
  !NO_WORDS.test(text);
const isProsePiece = (text: string): boolean => /\s/.test(text) && /\p{L}{2,}/u.test(text);

function literalAt(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return hasLetters(node.text) ? node.text.trim() : null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (ts.isArrayLiteralExpression(node.parent) && LISTED_DATA.test(node.text)) return null;
    if (isSentenceOfError(node, node.text)) return node.text;
    const place = placeOf(node);
    const isText =
      place === 'text'
        ? hasLetters(node.text) && !DATA_WORDS.test(node.text) && !NO_WORDS.test(node.text)
        : place === 'open' && isProse(node.text);
    return isText ? node.text : null;
  }
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    if (isSentenceOfError(node, pieces.join(''))) return pieces.join('{}');
    const place = placeOf(node);
    const isText =
      place === 'text'
        ? pieces.some(hasLetters)
        : place === 'open' && !NO_WORDS.test(pieces.join('')) && pieces.some(isProsePiece);
    return isText ? pieces.join('{}') : null;
  }
  return null;
}

/** The English label that a control of Fluent gives to a button of its own, unless a property replaces it. */
function ownLabelOf(node: ts.Node): string | null {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return null;
  const tag = nameOf(node.tagName);
  const names = node.attributes.properties.map(({ name }) => nameOf(name));
  if (tag === 'SearchBox' && !names.includes('dismiss')) return 'clear';
  return tag === 'Dropdown' && names.includes('clearable') && !names.includes('clearButton') ? 'Clear selection' : null;
}

/** All texts of a file that stay English in another language. */
export function literalsIn(source: ts.SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalAt(node) ?? ownLabelOf(node);
    if (text !== null) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ node: node as Literal['node'], text, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
