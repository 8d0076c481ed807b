// Writes the catalogue in docs/events.md from the types of the events, their notes and their frozen samples. Run it after each
// change to those. With --check it writes nothing and fails when the page is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readEventTypes } from './lib/event-types.mjs';
import { root } from './lib/root.mjs';
import { onlyChecks } from './lib/words.mjs';

const isCheck = onlyChecks('node scripts/describe-events.mjs [--check]');

const require = createRequire(import.meta.url);
require('./swc-register.cjs');
const { EVENT_NOTES, FIRST_VERSION } = require('../src/article/catalogue/event-notes.ts');
const { FIELD_NOTES, RECORD_NOTES } = require('../src/article/catalogue/field-notes.ts');

const PAGE = join(root, 'docs/events.md');
const SAMPLES = join(root, 'test/fixtures/events');
const BEGIN = '<!-- The rest is written by `node scripts/describe-events.mjs`; do not edit it. -->';

const { events, records, lists } = readEventTypes();
const missing = [];

const noteOf = (owner, field, own) => {
  const note = own?.[field] ?? FIELD_NOTES[field];
  if (note === undefined) missing.push(`${owner}.${field}`);
  return note ?? '';
};

const cell = (text) => text.replaceAll('|', '\\|');
const rowsOf = (owner, fields, own) => {
  if (fields.length === 0) return 'No fields.';
  const rows = fields.map(({ name, type, optional }) => {
    return `| \`${name}\`${optional ? ' (may be absent)' : ''} | \`${cell(type)}\` | ${cell(noteOf(owner, name, own))} |`;
  });
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rows].join('\n');
};

/** The samples of one type, by schema version. */
const samplesOf = (type) =>
  readdirSync(SAMPLES)
    .map((file) => ({ file, version: Number(new RegExp(`^${type}\\.v(\\d+)\\.json$`).exec(file)?.[1]) }))
    .filter(({ version }) => version > 0)
    .sort((one, other) => one.version - other.version)
    .map(({ file, version }) => ({ version, sample: JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) }));

function eventSection(type) {
  const note = EVENT_NOTES[type];
  const samples = samplesOf(type);
  if (!note || samples.length === 0) {
    missing.push(type);
    return '';
  }
  const versions = samples.map(({ version }) => version).join(', ');
  return [
    `### ${type}`,
    note.meaning,
    `Since Quire ${note.since ?? FIRST_VERSION}. Schema version ${versions}.`,
    rowsOf(type, events.get(type), note.fields),
    ...samples.map(({ version, sample }) => {
      const title = `Sample of version ${version}, stream \`${sample.streamId}\``;
      return `${title}:\n\n\`\`\`json\n${JSON.stringify(sample.data, null, 2)}\n\`\`\``;
    }),
  ].join('\n\n');
}

const recordSection = ([name, fields]) => {
  const note = RECORD_NOTES[name];
  return [`### ${name}`, note?.meaning, rowsOf(name, fields, note?.fields)].filter(Boolean).join('\n\n');
};

const listSection = ([name, values]) => `### ${name}\n\n${values.map((value) => `\`${value}\``).join(', ')}.`;
const byName = ([one], [other]) => one.localeCompare(other, 'en');

async function catalogue() {
  const parts = [
    BEGIN,
    `## The ${events.size} types of events`,
    [...events.keys()].map((type) => `[${type}](#${type.toLowerCase()})`).join(', ') + '.',
    ...[...events.keys()].map(eventSection),
    '## Records within events',
    ...[...records].sort(byName).map(recordSection),
    '## Values',
    ...[...lists].sort(byName).map(listSection),
  ];
  const unused = Object.keys(EVENT_NOTES).filter((type) => !events.has(type));
  if (missing.length > 0) throw new Error(`Explain in src/article/catalogue: ${missing.join(', ')}`);
  if (unused.length > 0) throw new Error(`No such event: ${unused.join(', ')}`);
  return parts.join('\n\n');
}

const present = readFileSync(PAGE, 'utf8');
const written = present.includes(BEGIN) ? present.slice(0, present.indexOf(BEGIN)) : `${present.trimEnd()}\n\n`;
const options = { ...(await resolveConfig(PAGE)), filepath: PAGE };
const wanted = await format(written + (await catalogue()), options);
if (!isCheck) writeFileSync(PAGE, wanted);
else if (wanted !== present) {
  console.error('docs/events.md is out of date: run node scripts/describe-events.mjs');
  process.exitCode = 1;
}
