// Writes the definitions in docs/statistics.md from the table that the pages show. Run it after each change to that table. With
// --check it writes nothing and fails when the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './lib/root.mjs';
import { onlyChecks } from './lib/words.mjs';

const isCheck = onlyChecks('node scripts/describe-statistics.mjs [--check]');

const require = createRequire(import.meta.url);
require('./swc-register.cjs');
const { STATISTICS_DEFINITIONS, STATISTICS_NOTES } = require('../src/contracts/editorial/statistics-definitions.ts');

const PAGE = join(root, 'docs/statistics.md');
const BEGIN = '<!-- The rest is written by `node scripts/describe-statistics.mjs`; do not edit it. -->';
const TITLES = { reviewers: 'Reviewers', associates: 'Associate editors', journal: 'The journal' };

const cell = (text) => text.replaceAll('|', '\\|');
const tableOf = (definitions) => [
  '| measure | field | unit | what it means |',
  '| --- | --- | --- | --- |',
  ...definitions.map(
    ({ label, key, unit, definition }) => `| ${cell(label)} | \`${key}\` | ${unit} | ${cell(definition)} |`,
  ),
];

const parts = [
  BEGIN,
  '## What each number means',
  'For all of them:',
  STATISTICS_NOTES.map((note) => `- ${note}`).join('\n'),
];
for (const [report, title] of Object.entries(TITLES))
  parts.push(`### ${title}`, tableOf(STATISTICS_DEFINITIONS[report]).join('\n'));

const present = readFileSync(PAGE, 'utf8');
const written = present.includes(BEGIN) ? present.slice(0, present.indexOf(BEGIN)) : `${present.trimEnd()}\n\n`;
const options = { ...(await resolveConfig(PAGE)), filepath: PAGE };
const wanted = await format(written + parts.join('\n\n'), options);
if (!isCheck) writeFileSync(PAGE, wanted);
else if (wanted !== present) {
  console.error('docs/statistics.md is out of date: run node scripts/describe-statistics.mjs');
  process.exitCode = 1;
}
