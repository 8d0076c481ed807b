import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root';

const root = projectRoot();

/** Archaic words, and 'told': a program shows, reports, sends or notifies (docs/house.md, 'Words'). */
const BANNED =
  /(?<![\w-])(?:told|whoever|(?:no|any|some|every)body['’]s|shall|upon|thus|hence|lest|amiss|anew|mended|for ever)(?![\w-])/i;
/** The rule itself, samples that must not change, and what is made from event types. */
const LEFT_OUT = /^test\/fixtures\/|^docs\/events\.md$|plain-words\.spec\.ts$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*)/;
const COMMENT_BEHIND_CODE = /\s\/\/ .*$|\/\*\*? .*\*\//;

function filesBelow(folder: string, kind: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !LEFT_OUT.test(path));
}

const code = ['src', 'projections', 'client/src', 'client/test', 'client/build', 'scripts', 'test'].flatMap((folder) =>
  filesBelow(folder, /\.(ts|tsx|mjs|cjs)$/),
);
const guides = ['README.md', 'CHANGELOG.md', 'client/README.md', ...filesBelow('docs', /\.md$/)];

/** The comment of a line of code; empty if it has none. A title of a test counts, since developers read it like one. */
const commentOf = (line: string): string => {
  if (COMMENT_LINE.test(line)) return line;
  return (
    (/\b(?:it|describe)(?:\.each\(.*\))?\(\s*(?:'[^']*'|`[^`]*`|"[^"]*")/.exec(line) ??
      COMMENT_BEHIND_CODE.exec(line))?.[0] ?? ''
  );
};

/** Lines of a text with a word that the rule bans, as `path:line: text`. */
function archaic(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = path.endsWith('.md') ? line.replaceAll(/`[^`]*`/g, '') : commentOf(line);
    return BANNED.test(words) ? [`${path}:${index + 1}: ${words.trim()}`] : [];
  });
}

const linesOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => archaic(path, readFileSync(join(root, path), 'utf8')));

describe('plain words', () => {
  it('are in every comment and in every title of a test', () => {
    expect(code.length).toBeGreaterThan(3000);
    expect(linesOf(code)).toEqual([]);
  });

  it('are in every guide and decision', () => {
    expect(guides.length).toBeGreaterThan(100);
    expect(linesOf(guides)).toEqual([]);
  });

  it.each([
    '// The author is told of it.',
    '  /** Whoever asks first gets it. */',
    "  const limit = 3; // Nobody's mail is lost.",
    "  it('shall be sent', () => {",
  ])('would be missed in: %s', (line) => expect(archaic('planted.ts', line)).toHaveLength(1));

  it('are not asked of code and quoted names', () => {
    expect(archaic('planted.ts', "const told = 'For ever'; // One line.")).toEqual([]);
    expect(archaic('planted.md', 'Run `events export --anew` again.')).toEqual([]);
  });
});
