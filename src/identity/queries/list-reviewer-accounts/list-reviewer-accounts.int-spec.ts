import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { ReviewerAccount } from '../../../contracts';

describe("the office's list of reviewers", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (let n = 10; n < 22; n += 1)
      await app.addPerson(`r${n}@clinic.test`, 'reviewer', {
        firstName: `First${n}`,
        lastName: `Last${n}`,
        institute: 'Clínica Sør',
        areasOfExpertise: n % 2 ? 'Sepsis' : undefined,
      });
    await app.addPerson('writer@clinic.test', 'author', { lastName: 'Last99', institute: 'Clínica Sør' });
  });
  afterAll(() => app.stop());

  const list = async (query: Record<string, string | number>): Promise<{ items: ReviewerAccount[]; total: number }> =>
    (await (await app.as('editor')).get('/user/reviewers', query)).body;

  it('is paginated, and contains only reviewers', async () => {
    const first = await list({ q: 'clinica', size: 5, sort: '-lastName' });
    expect(first.total).toBe(12);
    expect(first.items.map(({ lastName }) => lastName)).toEqual(['Last21', 'Last20', 'Last19', 'Last18', 'Last17']);
    expect((await list({ q: 'clinica', size: 5, page: 2 })).items.map(({ lastName }) => lastName)).toEqual([
      'Last20',
      'Last21',
    ]);
  });

  it('finds every word in name, address, institute and expertise, whatever its accents', async () => {
    expect((await list({ q: 'SEPSIS last' })).total).toBe(6);
    expect((await list({ q: 'r11@clinic.test' })).items[0]).toMatchObject({ firstName: 'First11' });
    expect((await list({ q: 'clínica sor' })).total).toBe(12);
    expect((await list({ q: '100%' })).total).toBe(0);
    expect((await list({ q: '_ _' })).total).toBe(0);
  });

  it('sorts empty values last, and treats reviewers without a level as senior', async () => {
    const expert = await list({ q: 'clinica', sort: 'areasOfExpertise' });
    expect(expert.items[5]?.areasOfExpertise).toBe('Sepsis');
    expect(expert.items[6]?.areasOfExpertise).toBeNull();
    const junior = expert.items[3];
    const editor = await app.as('editor');
    await editor.post(`/user/update/${junior?.id}/reviewer-seniority?level=JUNIOR`);
    await editor.post(`/user/update/${expert.items[0]?.id}/reviewer-seniority?level=SENIOR`);
    const bySeniority = await list({ q: 'clinica', sort: 'seniorityLevel' });
    expect(bySeniority.items[0]).toMatchObject({ id: junior?.id, seniorityLevel: 'JUNIOR' });
    expect(bySeniority.items[1]).toMatchObject({ seniorityLevel: null, lastName: 'Last10' });
  });

  it('shows an area of expertise as soon as it is changed, and finds it', async () => {
    const [one] = (await list({ q: 'r12@clinic.test' })).items;
    await (await app.as('assistant')).post(`/user/${one?.id}/updateExpertise`, { expertise: 'Ménière' });
    expect((await list({ q: 'meniere' })).items).toMatchObject([{ id: one?.id, areasOfExpertise: 'Ménière' }]);
  });

  it.each<Record<string, string | number>>([{ size: 1001 }, { page: -1 }, { sort: 'password_hash' }])(
    'refuses %j',
    async (query) => {
      expect((await (await app.as('editor')).get('/user/reviewers', query)).status).toBe(400);
    },
  );
});
