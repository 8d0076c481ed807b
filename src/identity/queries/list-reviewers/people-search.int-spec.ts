import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { ok } from '../../../../test/support/stories/office-story';
import { PG_POOL } from '../../../platform/postgres';

const ORCID = '0000-0002-1825-0097';

interface Named {
  lastName: string;
}

describe('The search for people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const id = await app.addPerson('joerg@example.net', 'reviewer', { firstName: 'Jörg', lastName: 'Müller' });
    await app.nest.get<Pool>(PG_POOL).query('UPDATE app.users SET orcid = $2 WHERE id = $1', [id, ORCID]);
    await app.addPerson('samuel@example.net', 'reviewer', { firstName: 'Samuel', lastName: 'Straße' });
  });
  afterAll(() => app.stop());

  const editor = () => app.as('editor');
  const reviewers = async (q: string): Promise<string[]> =>
    ((await ok((await editor()).get(`/user/reviewer-list?q=${encodeURIComponent(q)}`))).body as unknown as Named[]).map(
      ({ lastName }) => lastName,
    );
  const accounts = async (q: string): Promise<string[]> => {
    const { body } = await ok((await app.as('webmaster')).get(`/user/all?q=${encodeURIComponent(q)}`));
    return (body as unknown as { items: Named[] }).items.map(({ lastName }) => lastName);
  };

  it.each(['Müller', 'muller', 'MUELLER', 'joerg muller', 'Jorg Mueller'])(
    'ignores case and accents, and knows the letters in place of an umlaut: %s',
    async (q) => {
      expect(await reviewers(q)).toEqual(['Müller']);
      expect(await accounts(q)).toEqual(['Müller']);
    },
  );

  it('finds a name that is written without an umlaut by one that has it', async () => {
    await app.addPerson('goethe@example.net', 'reviewer', { firstName: 'Johann', lastName: 'Goethe' });
    expect(await reviewers('Göthe')).toEqual(['Goethe']);
  });

  it.each(['samuel', 'strasse', 'Straße'])(
    'finds letters that only look like those in place of an umlaut: %s',
    async (q) => expect(await reviewers(q)).toEqual(['Straße']),
  );

  it.each([ORCID, `https://orcid.org/${ORCID}`, `orcid.org/${ORCID}/`, ORCID.replaceAll('-', '')])(
    'finds an ORCID iD in every usual form: %s',
    async (q) => expect(await accounts(q)).toEqual(['Müller']),
  );

  it('does not find people by fields that the list does not show', async () =>
    expect(await reviewers('joerg@example.net')).toEqual([]));
});
