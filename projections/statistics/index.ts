import { FACTS, type FactTable } from './facts';

export { fillFacts } from './fill-facts';
export type { FactTable } from './facts';

/**
 * The facts from which all statistics are computed, for the page and the command line. Each row is one fact, so that any period can
 * be evaluated later. Full names of the tables: in the schema of the live read models, or those of `fillFacts`.
 */
export type FactTables = Readonly<Record<FactTable, string>>;

const inSchema = (schema: string): FactTables => ({
  article: `${schema}.${FACTS.article}`,
  people: `${schema}.${FACTS.people}`,
  request: `${schema}.${FACTS.request}`,
  earlierAnswer: `${schema}.${FACTS.earlierAnswer}`,
  reviewer: `${schema}.${FACTS.reviewer}`,
  decision: `${schema}.${FACTS.decision}`,
  associateAnswer: `${schema}.${FACTS.associateAnswer}`,
});

/** Tables of the server, kept up to date by its projections. */
export const LIVE_FACTS: FactTables = inSchema('rm');

/** Tables of a single session, filled by `fillFacts`. */
export const SESSION_FACTS: FactTables = inSchema('pg_temp');
