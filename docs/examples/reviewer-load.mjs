/**
 * How many requests does the journal make to its reviewers each month, and to how many people? How many reviews come of them?
 *
 *   npm run -s events -- export --format ndjson --types ReviewerSelected,ReviewerMailed,ReviewCompleted |
 *     node docs/examples/reviewer-load.mjs
 */
import { createInterface } from 'node:readline';

/** Who each request went to: only ReviewerSelected names the account. */
const reviewerOf = new Map();
const asked = new Set();
const months = new Map();
const monthOf = (at) => {
  const month = at.slice(0, 7);
  if (!months.has(month)) months.set(month, { requests: 0, people: new Set(), reviews: 0 });
  return months.get(month);
};

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line === '') continue;
  const { type, data, metadata } = JSON.parse(line);
  const { assignmentId } = data;
  if (type === 'ReviewerSelected') reviewerOf.set(assignmentId, data.reviewerId);
  if (type === 'ReviewerMailed' && !asked.has(assignmentId)) {
    // Asked again is the same request.
    asked.add(assignmentId);
    const month = monthOf(metadata.at);
    month.requests += 1;
    month.people.add(reviewerOf.get(assignmentId));
  }
  if (type === 'ReviewCompleted') monthOf(metadata.at).reviews += 1;
}

console.log('month,requests,people asked,requests per person,reviews received');
for (const [month, { requests, people, reviews }] of [...months].sort(([one], [other]) => one.localeCompare(other))) {
  const perPerson = people.size === 0 ? '0.00' : (requests / people.size).toFixed(2);
  console.log([month, requests, people.size, perPerson, reviews].join(','));
}
