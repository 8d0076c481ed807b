/**
 * Days from submission to the first decision: median and quartiles, by month of submission.
 *
 *   npm run -s events -- export --format ndjson --types ArticleSubmitted,CheckRejected,DecisionRecorded |
 *     node docs/examples/first-decision.mjs
 */
import { createInterface } from 'node:readline';

const DAY = 86_400_000;
const submittedAt = new Map();
const daysByMonth = new Map();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line === '') continue;
  const { type, streamId, metadata } = JSON.parse(line);
  if (type === 'ArticleSubmitted') {
    submittedAt.set(streamId, metadata.at);
  } else if ((type === 'DecisionRecorded' || type === 'CheckRejected') && submittedAt.has(streamId)) {
    const since = submittedAt.get(streamId);
    const month = since.slice(0, 7);
    daysByMonth.set(month, [...(daysByMonth.get(month) ?? []), (Date.parse(metadata.at) - Date.parse(since)) / DAY]);
    // Later decisions on the same manuscript are not its first.
    submittedAt.delete(streamId);
  }
}

/** The value below which this part of all lies; between two of them, in proportion. */
function quantile(sorted, part) {
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return (below + (above - below) * (place % 1)).toFixed(2);
}

console.log('submitted,decisions,first quartile,median,third quartile');
for (const [month, days] of [...daysByMonth].sort()) {
  const sorted = days.sort((one, other) => one - other);
  console.log([month, sorted.length, ...[0.25, 0.5, 0.75].map((part) => quantile(sorted, part))].join(','));
}
