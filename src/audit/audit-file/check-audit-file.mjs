/**
 * Checks an audit file of Quire without the system it comes from, and without a network. It needs only Node.js 18 or newer:
 *
 *     node check-audit-file.mjs audit.json [ROOT or PUBLIC KEY]
 *
 * It computes the root of the whole log from each event, compares it with the signed root, and checks the signature. The signature proves
 * only as much as the public key: compare the key, or the root, with one that you got from the journal at another time, or pass it as the
 * second argument.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const say = (line) => process.stdout.write(`${line}\n`);
const complain = (line) => process.stderr.write(`${line}\n`);

const PUBLIC_FORM = Buffer.from('302a300506032b6570032100', 'hex');
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafHash = (text) => sha256(Buffer.of(0), Buffer.from(text, 'utf8'));
const nodeHash = (left, right) => sha256(Buffer.of(1), left, right);

function rootOf({ leaf, path }) {
  return path.reduce((below, { side, hash }) => {
    const beside = Buffer.from(hash, 'hex');
    return side === 'left' ? nodeHash(beside, below) : nodeHash(below, beside);
  }, leafHash(leaf));
}

/** The turns that lead from the leaf at `index` of `size` to the root, so that a proof cannot be used for another place in the log. */
function turnsOf(index, size) {
  if (size <= 1) return [];
  let left = 1;
  while (left * 2 < size) left *= 2;
  return index < left ? [...turnsOf(index, left), 'right'] : [...turnsOf(index - left, size - left), 'left'];
}

function problemsOf({ form, article, seal, events }) {
  if (form !== 'quire-audit-v1') return [`This is no audit file of the form quire-audit-v1 (it is '${form}').`];
  const problems = [];
  const stream = `article-${article.id}`;
  const ids = new Set();
  for (const [place, event] of events.entries()) {
    const [streamId, revision, id, type, , metadata] = JSON.parse(event.leaf);
    const name = `Event ${place + 1} (${type})`;
    if (streamId !== stream) problems.push(`${name} is of ${streamId}, not of ${stream}.`);
    if (revision !== place)
      problems.push(`${name} is number ${revision} of the article: events before it are missing.`);
    if (ids.has(id)) problems.push(`${name} stands twice in the file.`);
    ids.add(id);
    if (type !== event.type) problems.push(`${name} is called ${event.type} in the file.`);
    if (event.at !== null && Date.parse(event.at) !== Date.parse(JSON.parse(metadata).at))
      problems.push(`${name} has another time in the file.`);
    if (event.path.map(({ side }) => side).join() !== turnsOf(event.index, seal.size).join())
      problems.push(`${name} has the proof of another place.`);
    if (rootOf(event).toString('hex') !== seal.root) problems.push(`${name} does not lead to the signed root.`);
  }
  const statement = ['quire-log-seal-v1', seal.number, seal.size, seal.root, seal.previous ?? '-', seal.at].join('\n');
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC_FORM, Buffer.from(seal.publicKey, 'base64')]),
    ...{ format: 'der', type: 'spki' },
  });
  if (!verify(null, Buffer.from(statement), key, Buffer.from(seal.signature, 'base64')))
    problems.push('The signature of the root is wrong.');
  return problems;
}

const [path, expected] = process.argv.slice(2);
if (path === undefined) {
  complain('Usage: node check-audit-file.mjs audit.json [ROOT or PUBLIC KEY]');
  process.exit(2);
}
let file;
let problems;
try {
  file = JSON.parse(readFileSync(path, 'utf8'));
  problems = problemsOf(file);
} catch (failure) {
  problems = [`The file cannot be read: ${failure.message}`];
}
if (problems.length === 0 && expected !== undefined && ![file.seal.root, file.seal.publicKey].includes(expected))
  problems.push('Neither the root nor the public key of the file is the one that you gave.');
if (problems.length > 0) {
  for (const problem of problems) complain(problem);
  complain('THE FILE DOES NOT HOLD.');
  process.exit(1);
}
const { article, seal, events } = file;
say(`Manuscript ${article.number ?? article.id}: ${events.length} events, all in the log of ${seal.size} events.`);
say(`Root ${seal.root}, sealed at ${seal.at} (seal ${seal.number}).`);
say(`Public key ${seal.publicKey}.`);
say('The file holds.');
