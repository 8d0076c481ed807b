import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ArticleState } from '../../../src/article';
import { articleRecord } from '../../../src/exchange/documents/article-record';
import { reviewRecords } from '../../../src/exchange/documents/jats-review';
import { withoutInvalidCharacters } from '../../../src/exchange/documents/xml';
import { convertPackage, typeOf } from '../../../src/exchange/meca/meca-history';
import { openPackage } from '../../../src/exchange/meca/open-package';
import type { ReadArticle } from '../../../src/exchange/meca/read-article';
import { type ReadPackage, readPackage } from '../../../src/exchange/meca/read-package';
import { asRichText } from '../../../src/exchange/past/as-rich-text';
import type { SchemaCheck } from '../../../src/exchange/validation/schema-check';
import { exportedText, exportedTextOrEmpty, exportsOf, JOURNAL, paragraphsOf, SETTINGS } from './exports-suite';
import { parsedXml } from './read-jats';
import { variedArticle } from './varied-articles';

const wordsOf = (html: string): string[] =>
  html === ''
    ? []
    : html
        .slice(0, -4)
        .split('</p>')
        .map((part) => parsedXml(`<x>${part}</p></x>`).documentElement.textContent ?? '');
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Unpacks the bytes of a package and reads it. */
export async function readFrom<Result>(
  bytes: Buffer,
  check: SchemaCheck,
  use: (read: ReadPackage) => Promise<Result> | Result,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'quire-meca-'));
  try {
    await writeFile(join(folder, 'package.zip'), bytes);
    return await use(await readPackage(await openPackage(join(folder, 'package.zip'), folder), check));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function expectArticle(read: ReadArticle, state: ArticleState): void {
  const { type, journal, abstractText, address: _address, ...same } = articleRecord(state, SETTINGS, JOURNAL);
  const { abstractText: abstract, ...rest } = read;
  expect(rest).toEqual({
    ...same,
    typeName: type?.name ?? null,
    title: withoutInvalidCharacters(same.title),
    runningTitle: exportedTextOrEmpty(same.runningTitle),
    keywords: same.keywords.map(withoutInvalidCharacters),
    authors: same.authors.map((author) => ({
      ...author,
      ...{ institution: exportedText(author.institution), department: exportedText(author.department) },
      corresponds: author.email !== null,
    })),
    journal: { title: journal.title, issn: journal.issn, publisher: journal.publisher },
  });
  expect(wordsOf(abstract)).toEqual(paragraphsOf(abstractText));
}

function expectReviews({ reviews }: ReadPackage, state: ArticleState): void {
  const records = reviewRecords(state);
  expect(reviews).toHaveLength(records.length);
  reviews.forEach(({ facts, sections }, place) => {
    const { review } = records[place] ?? {};
    expect(facts.get('recommendation')).toBe(review?.recommendation);
    expect(facts.get('rating')).toBe(review?.rating);
    const general = sections.find(({ title }) => title === 'General comments')?.html ?? '';
    expect(wordsOf(general)).toEqual(paragraphsOf(review?.general ?? ''));
  });
}

/** Checks the imported article: every field that a submission has. */
async function expectHistory(read: ReadPackage, state: ArticleState): Promise<void> {
  const blobs = new Map<string, { hash: string; size: number }>();
  for (const file of read.files) blobs.set(file.name, { hash: sha(await readFile(file.path)), size: file.size });
  const messages: string[] = [];
  const { state: here } = convertPackage(read, {
    ...{ articleId: '00000000-0000-4000-8000-000000000001', number: '2026-900', at: '2026-11-25T12:00:00.000Z' },
    ...{ uploader: { userId: 'u', email: 'u@example.org' }, reviewModes: '', accountOf: () => null },
    bytesOf: ({ name }) => blobs.get(name) ?? null,
    reportProblem: (problem) => messages.push(problem),
  });
  const { article, reviews, files } = read;
  expect(here.status).toBe('NEW_ARTICLE');
  expect(here.fields).toMatchObject({
    ...{ articleTitle: article.title, keywords: article.keywords, typeId: typeOf(article.typeName) ?? 2 },
    ...{ runningTitle: article.runningTitle.slice(0, 50), abstractText: asRichText(article.abstractText) },
  });
  expect(
    here.authors.map(({ firstName, lastName, institute, department, city, country, orcid }) => [
      firstName,
      lastName,
      institute,
      department,
      city,
      country,
      orcid,
    ]),
  ).toEqual(
    article.authors.map((one) => [
      one.given,
      one.surname,
      one.institution,
      one.department,
      one.city,
      one.country,
      one.orcid,
    ]),
  );
  expect(here.authors.filter(({ email }) => article.authors.some((one) => one.email === email))).toHaveLength(
    article.authors.filter(({ email }) => email !== null).length,
  );
  expect(here.files.map(({ hash }) => hash)).toEqual(files.map(({ name }) => blobs.get(name)?.hash));
  expect(here.notes).toHaveLength(1 + reviews.length);
  const note = here.notes[0]?.note ?? '';
  for (const word of [article.number, article.doi, article.received, article.accepted])
    expect(note).toContain(word ?? '');
  expect(messages.some((line) => line.includes('has no address'))).toBe(
    article.authors.some(({ email }) => email === null),
  );
  expect(state.status).toBe('ACCEPTED');
}

/** Packs `count` accepted articles, unpacks and imports them, and compares every field that the standard has. */
export async function expectImports(check: SchemaCheck, from: number, count: number): Promise<void> {
  for (let seed = from; seed < from + count; seed += 1) {
    const state = variedArticle(seed);
    const { bytes } = await exportsOf(check, state).make({ state, format: 'meca' });
    await readFrom(await buffer(bytes), check, async (read) => {
      expectArticle(read.article, state);
      expectReviews(read, state);
      const sent = state.files.filter(
        ({ designation, revision }) => designation !== 'Overview' && revision === state.revision,
      );
      expect(read.files.map(({ name }) => name.replace('content/', '')).sort()).toEqual(
        sent.map(({ fileName }) => fileName).sort(),
      );
      for (const { name, description, revision, size } of read.files) {
        const own = sent.find(({ fileName }) => name === `content/${fileName}`);
        expect([description, revision, size]).toEqual([own?.designation, own?.revision, own?.size]);
      }
      await expectHistory(read, state);
    });
  }
}
