import { join } from 'node:path';
import ts from 'typescript';
import { root } from './root.mjs';

const EVENTS = join(root, 'src/article/domain/events.ts');
const MAIL_EVENTS = join(root, 'src/article/domain/mail-events.ts');
const CONTRACTS = join(root, 'src/contracts/index.ts');
const OPTIONS = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  skipLibCheck: true,
  types: [],
};
const BUILT_IN = new Set(['Array', 'Record', 'Partial', 'Move', 'DeclineInfo']);
/** Lists up to this length are printed in place. */
const SHORT_LIST = 3;

/**
 * The data of every event as declared in src/article/domain/events.ts and mail-events.ts: `{events, records, lists}`. `events` and `records` map a name
 * to its fields `{name, type, optional}`, `lists` a name to its values.
 */
export function readEventTypes() {
  const program = ts.createProgram([EVENTS, MAIL_EVENTS, CONTRACTS], OPTIONS);
  const [source, mails, contracts] = [EVENTS, MAIL_EVENTS, CONTRACTS].map((path) => program.getSourceFile(path));
  // A missing type would otherwise look like one without fields.
  const isBroken = (file) => !file || program.getSemanticDiagnostics(file).length > 0;
  if (!contracts || [source, mails].some(isBroken)) throw new Error(`${EVENTS} could not be parsed`);
  const checker = program.getTypeChecker();
  const reader = new TypeReader(checker, source, namedLists(checker, [source, contracts]));
  for (const statement of [...source.statements, ...mails.statements].filter(ts.isInterfaceDeclaration)) {
    if (['ArticleEventData', 'MailEventData', 'QuarantineEventData'].includes(statement.name.text))
      reader.readEvents(statement);
  }
  return { events: reader.events, records: reader.records, lists: reader.lists };
}

const keyOf = (values) => JSON.stringify([...values].sort());
const isListOfTexts = (type) => type.isUnion() && type.types.every((part) => part.isStringLiteral());

/** Names of the exported string lists, by their values: a type such as `(typeof LIST)[number]` no longer has its name. */
function namedLists(checker, sources) {
  const symbols = sources.flatMap((source) => checker.getExportsOfModule(checker.getSymbolAtLocation(source)));
  const aliases = symbols.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const lists = aliases
    .filter((symbol) => symbol.flags & ts.SymbolFlags.TypeAlias)
    .map((symbol) => ({ name: symbol.name, type: checker.getDeclaredTypeOfSymbol(symbol) }))
    .filter(({ type }) => isListOfTexts(type))
    .map(({ name, type }) => ({ name, values: type.types.map(({ value }) => value) }));
  return new Map(lists.map((list) => [keyOf(list.values), list]));
}

class TypeReader {
  events = new Map();
  records = new Map();
  lists = new Map();

  constructor(checker, source, known) {
    this.checker = checker;
    this.source = source;
    this.known = known;
  }

  readEvents(declaration) {
    for (const property of this.checker.getTypeAtLocation(declaration).getProperties()) {
      if (!this.events.has(property.name)) this.events.set(property.name, this.fieldsOf(this.typeOf(property)));
    }
  }

  fieldsOf(type) {
    return type.getProperties().map((property) => {
      const field = this.typeOf(property);
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      this.collect(field);
      return { name: property.name, type: this.textOf(field), optional };
    });
  }

  typeOf(property) {
    return this.checker.getTypeOfSymbolAtLocation(property, this.source);
  }

  /** The type as the page shows it, without `undefined`: the page says separately that a field may be absent. */
  textOf(type) {
    if (this.checker.isArrayType(type)) {
      const element = this.textOf(this.argumentsOf(type)[0]);
      return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
    }
    if (!type.isUnion() || type.flags & ts.TypeFlags.Boolean)
      return this.checker.typeToString(type, this.source, ts.TypeFormatFlags.NoTruncation);
    const rest = type.types.filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const orNull = type.types.some((part) => part.flags & ts.TypeFlags.Null) ? ' | null' : '';
    return this.textOfParts(rest) + orNull;
  }

  textOfParts(parts) {
    const list = parts.length > SHORT_LIST && this.known.get(keyOf(parts.map(({ value }) => value)));
    if (list) this.lists.set(list.name, list.values);
    const texts = list ? [list.name] : parts.map((part) => this.textOf(part));
    return texts.join(' | ').replace('false | true', 'boolean');
  }

  /** Collects the record types within a type, recursively. */
  collect(type) {
    const name = type.aliasSymbol?.name ?? type.symbol?.name;
    for (const inner of [...(type.aliasTypeArguments ?? []), ...this.argumentsOf(type)]) this.collect(inner);
    const isNamed = name !== undefined && !name.startsWith('__') && !BUILT_IN.has(name);
    if (type.isUnion()) type.types.forEach((part) => this.collect(part));
    else if (isNamed && (type.flags & ts.TypeFlags.Object || type.isIntersection()) && !this.records.has(name)) {
      this.records.set(name, []);
      this.records.set(name, this.fieldsOf(type));
    }
  }

  argumentsOf(type) {
    return type.flags & ts.TypeFlags.Object ? this.checker.getTypeArguments(type) : [];
  }
}
