import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { type SchemaCheck, UnreadableXml, type XmlTree } from '../validation/schema-check';
import { type OpenedPackage, PackageProblem } from './open-package';
import { type ReadArticle, readArticle } from './read-article';
import { all, below, first, richText, words, wordsOrNull } from './xml-places';

/** A file as the manifest describes it. */
export interface ReadFile {
  /** Its name in the package. */
  name: string;
  kind: string;
  description: string;
  title: string | null;
  revision: number | null;
  mediaType: string;
  /** The path of its bytes on the disk. */
  path: string;
  size: number;
}

export interface ReadReview {
  /** The words of the review's own title. */
  title: string;
  /** Facts such as the recommendation and ratings, by their names. */
  facts: ReadonlyMap<string, string>;
  sections: readonly { title: string; html: string }[];
}

export interface ReadPackage {
  article: ReadArticle;
  reviews: readonly ReadReview[];
  files: readonly ReadFile[];
}

/** The size limit of one document of a package: front matter, manifest, a review. */
const MOST_XML_BYTES = 5 * 2 ** 20;
/** A different encoding could hide content from the checks. */
const OTHER_ENCODING = /^\ufeff?<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;
const DOCUMENTS: readonly string[] = ['article-metadata', 'transfer-metadata', 'review-metadata'];

async function readXml(opened: OpenedPackage, name: string, check: SchemaCheck): Promise<XmlTree> {
  const file = opened.get(name);
  if (!file) throw new PackageProblem(`The package has no ${name}.`);
  if (file.size > MOST_XML_BYTES) throw new PackageProblem(`${name} is larger than any such document.`);
  const bytes = await readFile(file.path);
  const xml = bytes.toString();
  if (!isUtf8(bytes) || OTHER_ENCODING.test(xml)) throw new PackageProblem(`${name} is not written in UTF-8.`);
  try {
    return await check.tree(xml);
  } catch (failure) {
    if (failure instanceof UnreadableXml) throw new PackageProblem(`${name} cannot be read: ${failure.message}.`);
    throw failure;
  }
}

function itemOf(item: XmlTree, opened: OpenedPackage): ReadFile {
  const instance = first(item, 'instance');
  const name = instance?.attributes.href ?? '';
  const file = opened.get(name);
  if (!file) throw new PackageProblem(`The manifest names a file that is not in the package (${name.slice(0, 100)}).`);
  const version = item.attributes['item-version'];
  return {
    ...{ name, kind: item.attributes['item-type'] ?? '', description: words(first(item, 'item-description')) },
    title: wordsOrNull(first(item, 'item-title')),
    revision: version !== undefined && /^\d{1,3}$/.test(version) ? Number(version) : null,
    ...{ mediaType: instance?.attributes['media-type'] ?? '', ...file },
  };
}

function readReview(report: XmlTree): ReadReview {
  const facts = all(report, 'custom-meta').map(
    (meta) => [words(first(meta, 'meta-name')), words(first(meta, 'meta-value'))] as const,
  );
  const body = first(report, 'body');
  const sections = body === undefined ? [] : below(body).filter(({ name }) => name === 'sec');
  const loose = body === undefined ? '' : richText({ ...body, kids: below(body).filter(({ name }) => name !== 'sec') });
  return {
    title: words(first(report, 'article-title')),
    facts: new Map(facts),
    sections: [
      ...(loose === '' ? [] : [{ title: '', html: loose }]),
      ...sections.map((section) => ({
        title: words(first(section, 'title')),
        html: richText({ ...section, kids: below(section).filter(({ name }) => name !== 'title') }),
      })),
    ],
  };
}

/** Reads a package of MECA 1.0. @throws PackageProblem that describes what is wrong with it. */
export async function readPackage(opened: OpenedPackage, check: SchemaCheck): Promise<ReadPackage> {
  const manifest = await readXml(opened, 'manifest.xml', check);
  const items = all(manifest, 'item').map((item) => itemOf(item, opened));
  const front = items.find(({ kind }) => kind === 'article-metadata')?.name ?? 'article.xml';
  const article = readArticle(await readXml(opened, front, check));
  if (article.title.trim() === '') throw new PackageProblem(`${front} has no title of the article.`);
  const reviews: ReadReview[] = [];
  for (const { kind, name } of items)
    if (kind === 'review-metadata') reviews.push(readReview(await readXml(opened, name, check)));
  return { article, reviews, files: items.filter(({ kind }) => !DOCUMENTS.includes(kind)) };
}
