/**
 * How many manuscripts of each type are accepted? To be read like a notebook: each `// %%` begins a cell (VS Code and others fold and
 * run them one by one), and each cell prints what it found.
 *
 *   npm run -s events -- export --format ndjson --out events.ndjson
 *   node docs/examples/acceptance.mjs events.ndjson
 *
 * Needs Node 20 and nothing else. The events are explained in docs/events.md.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

// %% [1] Read the events, one line at a time: the file may be larger than the memory.
const path = process.argv[2];
if (!path) {
  console.error('Usage: node acceptance.mjs events.ndjson');
  process.exit(2);
}

/** What we keep of each manuscript, by its stream. */
const manuscripts = new Map();
let events = 0;
for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
  if (line === '') continue;
  const { type, streamId, data } = JSON.parse(line);
  events += 1;
  if (type === 'DraftStarted') manuscripts.set(streamId, { type: null, submitted: false, outcome: null });
  const manuscript = manuscripts.get(streamId);
  if (!manuscript) continue;
  if (type === 'DraftChanged' && 'typeId' in data.fields) manuscript.type = data.fields.typeId;
  if (type === 'ArticleSubmitted') manuscript.submitted = true;
  // Every event that moves the status says where it leads: the last one is where the manuscript stands.
  if (typeof data.to === 'string') manuscript.outcome = data.to;
}
console.log(`[1] ${events} events, ${manuscripts.size} manuscripts begun`);

// %% [2] Leave out what was never submitted, and what the authors took back.
const submitted = [...manuscripts.values()].filter((one) => one.submitted && one.outcome !== 'WITHDRAWN');
console.log(`[2] ${submitted.length} submitted and not withdrawn`);

// %% [3] Only those that are decided for good count: of the others we do not know yet.
const REJECTED = [
  ...['REJECTED', 'REJECTED_R0', 'DIRECT_REJECT', 'DIRECT_REJECT_R0'],
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
];
const isDecided = ({ outcome }) => outcome === 'ACCEPTED' || REJECTED.includes(outcome);
const decided = submitted.filter(isDecided);
console.log(`[3] ${decided.length} decided, ${submitted.length - decided.length} still under way`);

// %% [4] Count them by type.
const NAMES = { 1: 'Review', 2: 'Original contribution', 3: 'Case reports', 7: 'Society news', 10: 'Letter to editor' };
const byType = new Map();
for (const { type, outcome } of decided) {
  const name = NAMES[type] ?? 'Without a type';
  const row = byType.get(name) ?? { decided: 0, accepted: 0 };
  row.decided += 1;
  if (outcome === 'ACCEPTED') row.accepted += 1;
  byType.set(name, row);
}

// %% [5] The result.
const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)}%`);
console.log('[5] Acceptance rate by type');
console.log('type,decided,accepted,rate');
for (const [name, row] of [...byType].sort(([one], [other]) => one.localeCompare(other, 'en')))
  console.log(`${name},${row.decided},${row.accepted},${percent(row.accepted, row.decided)}`);
const accepted = decided.filter(({ outcome }) => outcome === 'ACCEPTED').length;
console.log(`all,${decided.length},${accepted},${percent(accepted, decided.length)}`);
