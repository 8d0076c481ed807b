import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_RULES } from '../erasure/table-rules';

const SHORT = 'secrets and steps that end after minutes or days';
const OFFICE = "the office's work about an article (ADR 77)";
/** Tables that an erasure changes and that the download leaves out, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  address_links: SHORT,
  recovery_codes: SHORT,
  second_step_tickets: SHORT,
  passkey_challenges: SHORT,
  sign_in_flows: SHORT,
  sign_in_tickets: SHORT,
  orcid_consent_flows: SHORT,
  rate_limits: SHORT,
  news_seen: 'only the moment up to which the person has seen news',
  uploads: 'files that are not part of a manuscript yet; the others are listed from the log',
  caught_mails: 'copies of mails, outside production only',
  decision_drafts: OFFICE,
  held_decisions: OFFICE,
  import_runs: OFFICE,
  similarity_runs: OFFICE,
  integrity_checks: OFFICE,
  blacklist: OFFICE,
};

describe('the download of own data', () => {
  const sources = ['own-rows.ts', 'kept-rows.ts', 'own-articles.ts'].map((name) =>
    readFileSync(join(__dirname, name), 'utf8'),
  );
  const read = new Set(sources.flatMap((source) => source.match(/\bapp\.\w+/g) ?? []));
  const tables = TABLE_RULES.map((rule) => /(?:DELETE FROM|UPDATE) (app\.\w+)/.exec(rule)?.[1] ?? rule);
  const isLeftOut = (table: string): boolean => Object.hasOwn(LEFT_OUT, table.replace('app.', ''));

  it('reads every table from which an erasure removes something, or leaves it out for a reason', () => {
    expect(tables.filter((table) => !read.has(table) && !isLeftOut(table))).toEqual([]);
  });

  it('leaves out only tables that it does not read', () => {
    const known = new Set(tables);
    const names = Object.keys(LEFT_OUT).map((name) => `app.${name}`);
    expect(names.filter((table) => read.has(table) || !known.has(table))).toEqual([]);
  });
});
