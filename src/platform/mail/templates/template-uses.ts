import Handlebars from 'handlebars';
import { t } from '../../../contracts';
import type { TemplatePlace, TemplateProblem, TemplateText } from './template-text';

/** One variable in a template. */
export interface VariableUse extends TemplatePlace {
  name: string;
  /** `{{name}}`, `{{{name}}}`, or `{{#if name}}`. */
  as: 'text' | 'rich' | 'condition';
  /** Variables that are known to be non-empty there. */
  given: readonly string[];
  /** Between any `{{#if}}` and its `{{/if}}`. */
  isConditional: boolean;
}

const CONDITIONS = ['if', 'unless'];
const DEEPEST = 20;
const supportedSyntax = (): string => t('Only variables, {{#if name}}, {{#unless name}} and {{else}} can be used');

interface Walk {
  part: keyof TemplateText;
  uses: VariableUse[];
  problems: TemplateProblem[];
}
interface Around {
  given: readonly string[];
  depth: number;
}

/** All variables of a template, and everything in it that is neither text, a variable nor a condition. Never throws. */
export function usesOf(text: TemplateText): { uses: VariableUse[]; problems: TemplateProblem[] } {
  const walks = (['subject', 'body'] as const).map((part) => {
    const walk: Walk = { part, uses: [], problems: [] };
    try {
      readProgram(Handlebars.parse(text[part]), { given: [], depth: 0 }, walk);
    } catch (failure) {
      walk.problems.push({ part, ...parseProblem(failure) });
    }
    return walk;
  });
  return { uses: walks.flatMap(({ uses }) => uses), problems: walks.flatMap(({ problems }) => problems) };
}

/** Handlebars' message in words for people: `Parse error on line 3:` with the place, or `if doesn't match each - 3:4`. */
function parseProblem(failure: unknown): { line: number; message: string } {
  const errorText = failure instanceof Error ? failure.message : String(failure);
  const line = Number(/line (\d+)/.exec(errorText)?.[1] ?? / - (\d+):\d+/.exec(errorText)?.[1] ?? 1);
  const [, opened, closed] = /^(\S+) doesn't match (\S+)/.exec(errorText) ?? [];
  if (opened && closed)
    return {
      line,
      message: t('{opened} is closed by {closed}', { opened: `{{#${opened}}}`, closed: `{{/${closed}}}` }),
    };
  return { line, message: t('The braces cannot be read: each {{#if}} needs its {{/if}}, each {{ its }}') };
}

function readProgram(program: hbs.AST.Program, around: Around, walk: Walk): void {
  for (const statement of program.body) {
    const { type, loc } = statement;
    if (type === 'MustacheStatement') readVariable(statement as hbs.AST.MustacheStatement, around, walk);
    else if (type === 'BlockStatement') readBlock(statement as hbs.AST.BlockStatement, around, walk);
    else if (type !== 'ContentStatement' && type !== 'CommentStatement') addProblem(walk, loc, supportedSyntax());
  }
}

function readVariable(statement: hbs.AST.MustacheStatement, around: Around, walk: Walk): void {
  const name = nameOf(statement.path);
  const hasMore = statement.params.length > 0 || hasHash(statement);
  if (name === null || hasMore || CONDITIONS.includes(name)) return addProblem(walk, statement.loc, supportedSyntax());
  addUse(walk, statement.loc, name, statement.escaped ? 'text' : 'rich', around);
}

function readBlock(block: hbs.AST.BlockStatement, around: Around, walk: Walk): void {
  const helper = nameOf(block.path);
  const [condition, ...more] = block.params;
  const name = condition ? nameOf(condition) : null;
  const isPlain = more.length === 0 && !hasHash(block) && !block.program?.blockParams?.length;
  if (helper === null || !CONDITIONS.includes(helper) || name === null || !isPlain)
    return addProblem(walk, block.loc, supportedSyntax());
  if (around.depth >= DEEPEST)
    return addProblem(walk, block.loc, t('There are too many conditions within one another'));
  addUse(walk, block.loc, name, 'condition', around);
  const inside: Around = { given: around.given, depth: around.depth + 1 };
  const given: Around = { ...inside, given: [...around.given, name] };
  const [whenTrue, whenFalse] = [block.program, block.inverse] as (hbs.AST.Program | undefined)[];
  if (whenTrue) readProgram(whenTrue, helper === 'if' ? given : inside, walk);
  if (whenFalse) readProgram(whenFalse, helper === 'if' ? inside : given, walk);
}

const hasHash = ({ hash }: { hash?: hbs.AST.Hash }): boolean => (hash?.pairs.length ?? 0) > 0;

/** A plain name; null for a path such as `../name`, `a.b`, `@root` and `this`, and for a literal. */
function nameOf(expression: hbs.AST.Expression): string | null {
  if (expression.type !== 'PathExpression') return null;
  const { data, depth, parts, original } = expression as hbs.AST.PathExpression;
  const [name, ...more] = parts;
  return !data && depth === 0 && name !== undefined && more.length === 0 && name === original ? name : null;
}

function addUse(walk: Walk, loc: hbs.AST.SourceLocation, name: string, as: VariableUse['as'], around: Around): void {
  const { given, depth } = around;
  walk.uses.push({ part: walk.part, line: loc.start.line, name, as, given, isConditional: depth > 0 });
}

function addProblem(walk: Walk, { start }: hbs.AST.SourceLocation, message: string): void {
  walk.problems.push({ part: walk.part, line: start.line, message });
}
