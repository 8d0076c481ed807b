import type { Pool } from 'pg';
import type { GroupName } from '../../contracts';
import { DueDates } from './due-dates';

const KINDS = ['REVISION', 'CORRECTION', 'ANSWER', 'REVIEW', 'ADVICE'];
const pool = { query: () => Promise.resolve({ rows: KINDS.map((kind) => ({ kind })) }) } as unknown as Pool;
const PERSON = { userId: 'u1', addresses: [], authenticatedOrcid: null };

describe('the due dates of a person', () => {
  it.each<[GroupName, string[]]>([
    ['author', ['REVISION', 'CORRECTION']],
    ['guest', ['REVISION', 'CORRECTION']],
    ['reviewer', ['REVISION', 'CORRECTION', 'ANSWER', 'REVIEW']],
    ['associate editor', KINDS],
    ['editor', ['REVISION', 'CORRECTION', 'ANSWER', 'REVIEW']],
  ])('are those of lists that the group %s has', async (group, kinds) => {
    expect((await new DueDates(pool).of(PERSON, group)).map(({ kind }) => kind)).toEqual(kinds);
  });
});
