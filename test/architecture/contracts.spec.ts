import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../src/platform/project-root';

const FOLDER = join(projectRoot(), 'src/contracts');
const { SyntaxKind: Kind } = ts;
const DECLARATIONS = new Set([
  ...[Kind.ImportDeclaration, Kind.ExportDeclaration, Kind.VariableStatement, Kind.FunctionDeclaration],
  ...[Kind.InterfaceDeclaration, Kind.TypeAliasDeclaration, Kind.ClassDeclaration, Kind.EnumDeclaration],
]);

/** The side effects of loading a file, other than creating its values. */
function effectsOf(text: string): string[] {
  const { statements } = ts.createSourceFile('one.ts', text, ts.ScriptTarget.Latest, true);
  const isEffect = (one: ts.Statement): boolean =>
    !DECLARATIONS.has(one.kind) || (ts.isImportDeclaration(one) && !one.importClause);
  return statements.filter(isEffect).map((one) => one.getText());
}

/** ADR 125: the build of the client leaves out a contract whose values no screen uses. */
describe('The contracts', () => {
  it('have no side effects when they are loaded', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!spec)\.ts$/.test(name),
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((name) => effectsOf(readFileSync(join(FOLDER, name), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each(["register('x');", "import './other';", 'if (a) b();'])('would notice %s', (text) =>
    expect(effectsOf(`export const one = 1;\n${text}`)).toEqual([text]),
  );
});
