import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as generator from 'ts-json-schema-generator';
import ts from 'typescript';
import { root } from '../lib/root.mjs';
import { filesBelow } from '../lib/source-hash.mjs';

const ROUTE = /^(Get|Post|Put|Delete|Head)\b/;
/** Inside `src`, so that types resolve there as in the server. */
const FOLDER = join(root, 'src', `answers.${process.pid}`);
const DEFINITIONS = '#/definitions/';
const COMPONENTS = '#/components/schemas/';

/** The form of every error. */
const ERROR = {
  imports: ["import type { ApiError } from '../contracts';"],
  types: [{ id: 'Problem', type: 'ApiError' }],
};
/** Bytes of any kind. */
const BINARY = { type: 'string', format: 'binary' };

/**
 * The inputs and answers of all routes, from the types that controllers and DTO classes declare: `operations` has the answer of each
 * operation by its name in the OpenAPI document, null for one without a body; `inputs` has the fields of each DTO; `schemas` has the types to
 * which these refer. Takes about 15 s of processor time.
 * @throws Error that names each route without a declared type, or a type that JSON cannot represent.
 */
export function routeTypes() {
  const files = filesBelow(['src']);
  const asked = files
    .filter((name) => name.endsWith('.controller.ts'))
    .map(routesIn)
    .concat(ERROR);
  const inputs = files.filter((name) => name.endsWith('.dto.ts')).map(classesIn);
  const routes = asked.flatMap(({ types }) => types);
  const untyped = routes.filter(({ type }) => type === null).map(({ id }) => id);
  if (untyped.length > 0) throw new Error(`These routes declare no answer: ${untyped.join(', ')}`);
  mkdirSync(FOLDER, { recursive: true });
  try {
    [...asked, ...inputs].forEach(({ imports, types }, nth) =>
      writeFileSync(join(FOLDER, `answers-${nth}.ts`), programOf(imports, types)),
    );
    return schemasOf(
      routes,
      inputs.flatMap(({ types }) => types),
    );
  } finally {
    rmSync(FOLDER, { recursive: true });
  }
}

/** The routes of a controller with the declared types of their answers, as text, and the imports that this text needs. */
function routesIn(name) {
  const file = join(root, name);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = { imports: [], types: [] };
  source.forEachChild((node) => {
    if (ts.isImportDeclaration(node)) found.imports.push(moved(node, dirname(file)));
    if (!ts.isClassDeclaration(node) || !node.name) return;
    for (const method of node.members.filter(isRoute))
      found.types.push({ id: `${node.name.text}_${method.name.getText()}`, type: answered(method.type) });
  });
  return found;
}

/** The classes of a file of DTOs. */
function classesIn(name) {
  const file = join(root, name);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const classes = source.statements.filter((one) => ts.isClassDeclaration(one) && one.name);
  const names = classes.map((one) => one.name.text);
  const from = relative(FOLDER, file.replace(/\.ts$/, ''));
  return {
    imports: [`import type { ${names.join(', ')} } from '${from}';`],
    types: classes.map((one) => ({ id: inputId(one.name.text), type: one.name.text, parts: partsOf(one) })),
  };
}

/** The classes from which a call such as `IntersectionType(A, B)` builds a class; the call has no type that the generator can read. */
const partsOf = ({ heritageClauses = [] }) => {
  const [base] = heritageClauses.flatMap(({ types }) => types.map(({ expression }) => expression));
  return base && ts.isCallExpression(base) ? base.arguments.map((one) => one.getText()) : [];
};

const inputId = (name) => `Input_${name}`;

const isRoute = (member) =>
  ts.isMethodDeclaration(member) &&
  (ts.getDecorators(member) ?? []).some((one) => ROUTE.test(one.expression.getText()));

/** An import, with its path relative to `FOLDER`. */
function moved(node, from) {
  const { text } = node.moduleSpecifier;
  const to = text.startsWith('.') ? relative(FOLDER, resolve(from, text)) : text;
  return node.getText().replace(/from '[^']+'/, `from '${to}'`);
}

const answered = (type) => {
  if (!type) return null;
  const isPromise = ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise';
  return (isPromise ? type.typeArguments[0] : type).getText();
};

const hasBody = ({ type }) => type !== 'void' && type !== 'null';
const isBytes = ({ type }) => type === 'StreamableFile';

const programOf = (imports, types) =>
  [
    ...imports,
    ...types
      .filter((route) => hasBody(route) && !isBytes(route))
      .map(({ id, type }) => `export type ${id} = { answer: ${type} };`),
  ].join('\n');

function schemasOf(routes, dtos) {
  const config = {
    ...{ ...generator.DEFAULT_CONFIG, path: join(FOLDER, '*.ts'), tsconfig: join(root, 'tsconfig.json') },
    ...{ skipTypeCheck: true, additionalProperties: true, topRef: false, expose: 'export', jsDoc: 'extended' },
  };
  const program = generator.createProgram(config);
  const checker = program.getTypeChecker();
  const parser = generator.createParser(program, config, (chain) => chain.addNodeParser(new KeyOf(checker)));
  const made = new generator.SchemaGenerator(program, parser, generator.createFormatter(config), config);
  const schemas = {};
  const schemaOf = (id) => {
    const { properties, definitions } = made.createSchema(id);
    for (const [name, schema] of Object.entries(definitions)) schemas[componentName(name)] = inComponents(schema);
    return inComponents(properties.answer);
  };
  const answerOf = (route) => (isBytes(route) ? BINARY : hasBody(route) ? schemaOf(route.id) : null);
  const operations = routes.map((route) => [route.id, answerOf(route)]);
  const plain = dtos.filter(({ parts }) => parts.length === 0);
  const fields = new Map(plain.map(({ type }) => [type, fieldsOf(schemaOf(inputId(type)), schemas)]));
  const mixed = dtos.filter(({ parts }) => parts.length > 0);
  for (const { type, parts } of mixed) fields.set(type, Object.assign({}, ...parts.map((part) => fields.get(part))));
  const inputs = [...fields];
  return { operations: sorted(operations), inputs: sorted(inputs), schemas: sorted(Object.entries(schemas)) };
}

const sorted = (entries) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** The fields of a DTO, which is a component of its own or a single reference to one. */
const fieldsOf = (schema, schemas) =>
  (schema.$ref ? schemas[schema.$ref.slice(COMPONENTS.length)] : schema)?.properties ?? {};

/** Resolves `keyof typeof LABELS` to the names. The library finds them only if it sees the object literal itself. */
class KeyOf {
  constructor(checker) {
    this.checker = checker;
  }

  supportsNode(node) {
    return (
      node.kind === ts.SyntaxKind.TypeOperator &&
      node.operator === ts.SyntaxKind.KeyOfKeyword &&
      this.names(node).length > 0
    );
  }

  createType(node) {
    return new generator.EnumType(`keyof-${this.names(node).join('-')}`, this.names(node));
  }

  names(node) {
    const type = this.checker.getTypeFromTypeNode(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value) : [];
  }
}

/** 'Page<User>' becomes 'PageOfUser': the name of a component has no brackets. */
const componentName = (name) => name.replaceAll('<', 'Of').replaceAll(/[^A-Za-z0-9._-]/g, '');

/** Makes references point into the OpenAPI document. */
function inComponents(value) {
  if (Array.isArray(value)) return value.map(inComponents);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? COMPONENTS + componentName(decodeURIComponent(inner.slice(DEFINITIONS.length)))
        : inComponents(inner),
    ]),
  );
}
