import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ArticleState } from '../../../src/article';
import { DEFAULT_SETTINGS, type ExportFormat, type JournalSettings } from '../../../src/contracts';
import { type ArticleRecord, articleRecord } from '../../../src/exchange/documents/article-record';
import { richParagraphs } from '../../../src/exchange/documents/rich-paragraphs';
import { withoutInvalidCharacters } from '../../../src/exchange/documents/xml';
import { Exports } from '../../../src/exchange/packaging/exports';
import { MecaPackages } from '../../../src/exchange/packaging/meca-packages';
import { PublishedReviews } from '../../../src/exchange/packaging/published-reviews';
import { type SchemaCheck } from '../../../src/exchange/validation/schema-check';
import type { FileCatalogue } from '../../../src/files/public';
import type { People } from '../../../src/identity/public';
import type { Blobs } from '../../../src/platform/blobs';
import type { AppConfig } from '../../../src/platform/config/config';
import { unzipped } from '../files/unzipped';
import { readCrossref } from './read-crossref';
import { parsedXml, readJats } from './read-jats';
import { variedArticle } from './varied-articles';

export const JOURNAL = 'Journal of <Tests> & "Trials"';
export const SETTINGS: JournalSettings = {
  ...DEFAULT_SETTINGS,
  ...{ issn: '2049-3630', publisherName: 'Society & Sons', doiPrefix: '10.5555/jt.', exportedReviews: 'anonymous' },
  articleAddress: 'https://journal.example.org/read?a=1&n={number}',
  ...{ depositorName: 'Office', depositorEmail: 'office@example.org', timeZone: 'Europe/Amsterdam' },
};
const NOW = new Date('2026-11-24T09:30:00.123Z');
const PUBLISHED = '2026-12-01';

/** Bytes for the file with this hash, of the size in its record. */
const bytesOf = (state: ArticleState, hash: string): Buffer => {
  const size = state.files.find((file) => file.hash === hash)?.size ?? 0;
  return Buffer.alloc(size, createHash('sha256').update(hash).digest());
};

/** Exports without a server: the real schema check, and generated files. */
export function exportsOf(
  check: SchemaCheck,
  state: ArticleState,
  settings: JournalSettings = SETTINGS,
  people: ReadonlyMap<string, { firstName: string; lastName: string }> = new Map(),
): Exports {
  const clock = { now: () => NOW };
  const catalogue = { erased: () => Promise.resolve(new Set()) } as unknown as FileCatalogue;
  const blobs = { open: (hash: string) => Promise.resolve(Readable.from([bytesOf(state, hash)])) } as unknown as Blobs;
  const config = { journalName: JOURNAL } as AppConfig;
  const reader = { current: () => Promise.resolve(settings) };
  const known = { byIds: () => Promise.resolve(people) } as unknown as People;
  const packages = new MecaPackages(catalogue, blobs, clock);
  return new Exports(packages, new PublishedReviews(known, clock), check, reader, config, clock);
}

export const exportedText = (text: string | null): string | null => withoutInvalidCharacters(text ?? '').trim() || null;
/** Crossref accepts no place or department of one character. */
const longer = (place: string | null): string | null => (place !== null && [...place].length > 1 ? place : null);
export const exportedTextOrEmpty = (text: string): string => exportedText(text) ?? '';
export const paragraphsOf = (html: string): string[] =>
  richParagraphs(html).map((paragraph) => parsedXml(`<x>${paragraph.text}</x>`).documentElement.textContent ?? '');

function expectJats(xml: string, record: ArticleRecord): void {
  const { type, journal, abstractText, address: _address, ...same } = record;
  expect(readJats(xml)).toEqual({
    ...same,
    typeName: type?.name ?? null,
    title: withoutInvalidCharacters(same.title),
    runningTitle: exportedTextOrEmpty(same.runningTitle),
    keywords: same.keywords.map(withoutInvalidCharacters),
    authors: same.authors.map((author) => ({
      ...author,
      ...{ institution: exportedText(author.institution), department: exportedText(author.department) },
    })),
    journal: { title: journal.title, issn: journal.issn, publisher: journal.publisher },
    abstract: paragraphsOf(abstractText),
  });
}

function expectCrossref(xml: string, record: ArticleRecord, isPublished: boolean): void {
  expect(readCrossref(xml)).toEqual({
    ...{ title: withoutInvalidCharacters(record.title), doi: record.doi, number: record.number },
    address: isPublished ? record.address : null,
    ...{ journal: JOURNAL, issn: '2049-3630', registrant: 'Society & Sons', depositor: record.journal.depositor },
    ...{ published: isPublished ? PUBLISHED : null, accepted: record.accepted },
    abstract: paragraphsOf(record.abstractText),
    authors: record.authors.map(({ given, surname, orcid, institution, department, city, country }) => {
      const name = exportedText(institution) ?? exportedText(department);
      return {
        ...{ given, surname, orcid, institution: name },
        place: name === null ? null : longer(exportedText([city, country].filter(Boolean).join(', '))),
        department: exportedText(institution) === null ? null : longer(exportedText(department)),
      };
    }),
  });
}

async function expectPackage(bytes: Buffer, state: ArticleState, record: ArticleRecord): Promise<void> {
  const files = await unzipped(bytes);
  expectJats(String(files.get('article.xml')), record);
  const manifest = parsedXml(String(files.get('manifest.xml')));
  const named = [...manifest.querySelectorAll('instance')].map((one) => one.getAttribute('xlink:href') ?? '');
  expect([...named, 'manifest.xml'].sort()).toEqual([...files.keys()].sort());
  expect(String(files.get('transfer.xml'))).toContain('<publication-title>');
  for (const { hash, fileName, designation } of state.files)
    if (designation !== 'Overview') expect(files.get(`content/${fileName}`)?.equals(bytesOf(state, hash))).toBe(true);
  const reviews = [...files].filter(([name]) => name.startsWith('reviews/')).map(([, review]) => String(review));
  expect(reviews).toHaveLength(state.assignments.filter(({ review }) => review !== null).length);
  for (const review of reviews) expect(review).not.toMatch(/Only the editor|commentsToEditor|reviewer1|@example/);
}

/** Exports `count` different articles in all formats, validates them against the standards, reads them again and compares. */
export async function expectExports(check: SchemaCheck, from: number, count: number): Promise<void> {
  for (let seed = from; seed < from + count; seed += 1) {
    const state = variedArticle(seed);
    const record = articleRecord(state, SETTINGS, JOURNAL);
    const exports = exportsOf(check, state);
    const made = async (format: ExportFormat): Promise<Buffer> =>
      buffer((await exports.make({ state, format, published: PUBLISHED })).bytes);
    expectJats(String(await made('jats')), record);
    expectCrossref(String(await made('crossref')), record, true);
    expectCrossref(String(await made('crossref-pending')), record, false);
    await expectPackage(await made('meca'), state, record);
  }
}
