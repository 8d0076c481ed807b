import { PDFDocument } from '@cantoo/pdf-lib';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { Answer, HttpClient } from '../../test/support/app/http-client';
import { pdfText } from '../../test/support/files/pdf-text';
import { OfficeStory, ok } from '../../test/support/stories/office-story';
import type { AuthRecord, CheckedCertificate, ReviewerCertificate, ReviewingRecord } from '../contracts';
import { PG_POOL } from '../platform/postgres';
import { useSecretKey } from '../platform/secrets';
import { CertificatePrinter } from './certificates/certificate-printer';

const ROSA = 'rosa@example.net';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('what a reviewer may show', () => {
  let app: TestApp;
  let rosa: HttpClient;
  let story: OfficeStory;
  let year: number;

  beforeAll(async () => {
    app = await startTestApp();
    year = app.clock.now().getUTCFullYear();
    await app.addPerson(ROSA, 'reviewer', { firstName: 'Rosa', lastName: 'van der Berg' });
    rosa = await app.as(ROSA);
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const record = async (): Promise<ReviewingRecord> =>
    (await ok(rosa.get('/reviewing-record'))).body as ReviewingRecord;
  const take = (asked: unknown): Promise<Answer> => rosa.post('/reviewing-record/certificates', { year: asked });
  const taken = async (asked: number | null = year): Promise<ReviewerCertificate> =>
    (await ok(take(asked))).body as ReviewerCertificate;
  const printed = async (id: string, headers: Record<string, string> = {}): Promise<Buffer> =>
    (await ok(rosa.get(`/reviewing-record/certificates/${id}/pdf`, {}, headers).responseType('blob'))).body as Buffer;
  const check = (code: string | null): Promise<Answer> => app.visitor.get(`/certificate/${code}`);

  it('is nothing at first: no figures, no certificate, not named', async () => {
    expect(await record()).toEqual({ figures: [], certificates: [], naming: 'NO' });
    expect((await take(year)).status).toBe(422);
  });

  it('counts what they did, and certifies nothing before the decision', async () => {
    const requestId = await story.invite(ROSA);
    app.clock.advance({ days: 2 });
    await story.answer(ROSA, requestId, true);
    app.clock.advance({ days: 6 });
    await story.review(ROSA, requestId);
    const { figures } = await record();
    const counts = { invited: 1, accepted: 1, completed: 1, certified: 0 };
    expect(figures).toEqual([
      { year, ...counts, daysToAnswer: expect.closeTo(2, 2), daysToReview: expect.closeTo(6, 2) },
      { year: null, ...counts, daysToAnswer: expect.closeTo(2, 2), daysToReview: expect.closeTo(6, 2) },
    ]);
    const refused = await take(null);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('counts yet')]);
  });

  it('certifies once the journal has decided, and returns the same certificate while nothing has changed', async () => {
    await story.decide('MAJOR_REVISION');
    expect((await record()).figures.map(({ certified }) => certified)).toEqual([1, 1]);
    const first = await taken();
    expect(first).toMatchObject({ fromYear: year, toYear: year, reviews: 1, withdrawnAt: null });
    expect(first.code).toMatch(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect((await taken()).id).toBe(first.id);
    expect((await taken(null)).id).toBe(first.id);
    expect((await record()).certificates).toEqual([first]);
    expect((await take(year - 1)).status).toBe(422);
  });

  it('shows anyone with the code the content of the certificate, and nothing else', async () => {
    const { code, issuedAt } = await taken();
    const answer = await check(code);
    expect(answer.body as CheckedCertificate).toEqual({
      ...{ status: 'VALID', name: 'Rosa van der Berg', fromYear: year, toYear: year, reviews: 1 },
      issuedAt,
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect((await check(code?.toLowerCase().replaceAll('-', '') ?? '')).status).toBe(200);
    for (const wrong of [code?.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')), 'nothing', 'x'.repeat(3000)]) {
      const unknown = await check(wrong ?? '');
      expect([unknown.status, unknown.body.message]).toEqual([404, expect.stringContaining('no certificate')]);
    }
  });

  it('stores the code only as its hash', async () => {
    const { code } = await taken();
    const { rows } = await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query<{ row: string }>('SELECT c::text AS row FROM app.reviewer_certificates c');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
  });

  it('prints it in the language of the person who requests it, without a word about the manuscript', async () => {
    const { id, code } = await taken();
    const print = async (headers = {}): Promise<string> =>
      (await pdfText(await printed(id, headers))).replace(/\s+/g, ' ');
    const text = await print();
    expect(text).toContain('Certificate of reviewing');
    expect(text).toContain('Rosa van der Berg');
    expect(text).toMatch(new RegExp(`completed 1 peer review for .+ in ${year}\\.`));
    expect(text.replaceAll(' ', '')).toContain(`/rrs/certificate/${code}`);
    expect(text).not.toContain('Length of stay');
    expect(text).not.toContain(story.number);
    expect(await print({ 'Accept-Language': 'nl' })).toContain('Certificaat voor reviewers');
  });

  it('fits on one page with the longest names, and contains the logo and the facts of the journal', async () => {
    const webmaster = await app.as('webmaster');
    await ok(
      webmaster.post('/settings', { issn: '1234-5679', publisherName: 'Example Press', brandColour: '#1a6b54' }),
    );
    const picture = sharp({ create: { width: 300, height: 90, channels: 3, background: '#1a6b54' } });
    await ok(webmaster.upload('/settings/logo', { name: 'logo.png', bytes: await picture.png().toBuffer() }));
    const printer = app.nest.get(CertificatePrinter, { strict: false });
    const name = ['Wilhelmina', 'de la', 'Rocha'].map((part) => `${part} `.repeat(12)).join('');
    const bytes = await printer.print({
      name,
      fromYear: 1999,
      toYear: year,
      reviews: 12_345,
      code: 'C',
      issuedAt: new Date(),
    });
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    const text = await pdfText(bytes);
    for (const word of ['/rrs/certificate/C', '1234-5679', 'Example Press']) expect(text).toContain(word);
    expect(bytes.includes('/Subtype /Image') || bytes.includes('/Subtype/Image')).toBe(true);
  });

  it('belongs to its person alone', async () => {
    const { id } = await taken();
    const other = await app.as('reviewer');
    for (const client of [other, await app.as('webmaster')]) {
      expect((await client.get(`/reviewing-record/certificates/${id}/pdf`)).status).toBe(404);
      expect((await client.post(`/reviewing-record/certificates/${id}/withdraw`)).status).toBe(404);
    }
    expect((await rosa.post(`/reviewing-record/certificates/${UNKNOWN}/withdraw`)).status).toBe(404);
    const real = await app.signInAs('webmaster');
    const acting = app.visitor.with((await real.post(`/user/loginAs/${rosa.userId}`)).body as AuthRecord);
    const calls = [
      acting.get('/reviewing-record'),
      acting.get(`/reviewing-record/certificates/${id}/pdf`),
      acting.post('/reviewing-record/certificates', { year }),
      acting.post(`/reviewing-record/certificates/${id}/withdraw`),
      acting.post('/reviewing-record/naming', { naming: 'NAME' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('refuses an invalid year and an invalid answer', async () => {
    for (const asked of ['2026', 20.5, -1, 10_000, {}, [], true]) expect((await take(asked)).status).toBe(400);
    expect((await rosa.post('/reviewing-record/certificates', {})).status).toBe(400);
    for (const naming of ['', 'YES', null, ['NAME'], undefined])
      expect((await rosa.post('/reviewing-record/naming', { naming })).status).toBe(400);
    expect((await record()).naming).toBe('NO');
  });

  it('cannot be printed again with another secret of the server, but is still checked', async () => {
    const { id, code } = await taken();
    try {
      useSecretKey('another secret of the server');
      expect((await rosa.get(`/reviewing-record/certificates/${id}/pdf`)).status).toBe(409);
      expect((await check(code)).status).toBe(200);
      expect((await record()).certificates).toMatchObject([{ id, code: null }]);
    } finally {
      useSecretKey('the secret of all test applications, long enough');
    }
    expect((await record()).certificates).toMatchObject([{ id, code }]);
  });

  it('is withdrawn permanently: the check page shows that without the name, and a new one has another code', async () => {
    const { id, code } = await taken();
    await ok(rosa.post(`/reviewing-record/certificates/${id}/withdraw`));
    await ok(rosa.post(`/reviewing-record/certificates/${id}/withdraw`));
    expect((await check(code)).body).toEqual({ status: 'WITHDRAWN' });
    expect((await rosa.get(`/reviewing-record/certificates/${id}/pdf`)).status).toBe(404);
    expect((await record()).certificates).toMatchObject([{ id, code: null, withdrawnAt: expect.any(String) }]);
    const fresh = await taken();
    expect(fresh.code).not.toBe(code);
    expect((await check(fresh.code)).body).toMatchObject({ status: 'VALID' });
  });

  it('shrinks with an override back to review, which hides the reviews again', async () => {
    await ok(
      (await app.as('editor')).post(story.path('editor/override'), {
        ...{ status: 'BACK_TO_REVIEW', reason: 'A mistake.', mail: null },
      }),
    );
    expect((await record()).figures.map(({ certified }) => certified)).toEqual([0, 0]);
    expect((await take(year)).status).toBe(422);
  });
});
