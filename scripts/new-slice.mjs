/**
 * `npm run new:slice -- <module> <verb-noun>`: creates a working write slice with its spec over HTTP in `src/<module>/features/<verb-noun>/`
 * and its row in the access table. The slice registers itself. Prints the decisions that are left.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { WRITE_FILES } from './lib/slice-templates.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TABLE = 'test/e2e/access/routes/editorial-routes.table.ts';
const END_OF_TABLE = '\n];\n';
const pascal = (name) => name.replace(/(^|-)(.)/g, (_all, _dash, letter) => letter.toUpperCase());

const [moduleName = '', slice = ''] = process.argv.slice(2);
const folder = `src/${moduleName}/features/${slice}`;

function problem() {
  if (!(KEBAB.test(moduleName) && KEBAB.test(slice) && slice.includes('-')))
    return 'Usage: npm run new:slice -- <module> <verb-noun>';
  const module = join(root, 'src', moduleName, `${moduleName}.module.ts`);
  if (!existsSync(module)) return `There is no module src/${moduleName}`;
  const text = readFileSync(module, 'utf8');
  if (!text.includes('slicesIn(') || !text.includes('ArticleDeskModule'))
    return `src/${moduleName} does not write articles: its module has no slices or no ArticleDeskModule`;
  return existsSync(join(root, folder)) ? `${folder} exists already` : null;
}

/** The access table lists every route with the groups and relations that may call it. */
function addToAccessTable() {
  const path = join(root, TABLE);
  const text = readFileSync(path, 'utf8');
  const row = `  onArticle('POST /article/:id/${slice}', 'E S W', 'office', { body: { text: '<p>A text.</p>' } }),`;
  const end = text.lastIndexOf(END_OF_TABLE);
  if (end < 0) throw new Error(`${TABLE} has no end of its table`);
  writeFileSync(path, `${text.slice(0, end)}\n${row}${text.slice(end)}`);
}

const wrong = problem();
if (wrong) {
  console.error(wrong);
  process.exitCode = 2;
} else {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [suffix, text] of Object.entries(WRITE_FILES))
    writeFileSync(join(root, folder, `${slice}.${suffix}`), text(pascal(slice), slice));
  addToAccessTable();
  console.log(`Wrote ${folder} and its row in ${TABLE}. It runs: npm test -- ${folder}
Now:
  1. set the route, who may call it (here and in the access table), and the shape of the payload;
  2. give the article a command of its own (docs/contributing.md, 'One slice, end to end') and call it in the handler;
  3. say in the handler's comment which rule the write follows, and in CHANGELOG.md what a user sees.`);
}
