import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import type { JournalSettings } from '../../contracts';
import { FileCatalogue, type ZipEntry, zipStream } from '../../files/public';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import type { ArticleRecord } from '../documents/article-record';
import { jatsFront } from '../documents/jats-front';
import { jatsReview, reviewRecords } from '../documents/jats-review';
import { type MecaItem, mecaManifest, mecaTransfer } from '../documents/meca';
import { packageFiles } from './package-files';
import { textEntry } from './text-entry';

interface PackageDocument {
  /** Its path in the package. */
  name: string;
  xml: string;
}

/** An archive before it is written: its documents are checked first. */
export interface PackedDocuments {
  documents: readonly PackageDocument[];
  open(): Readable;
}

const describe = (kind: string, path: string, description: string): MecaItem => ({
  ...{ kind, path, description, title: null, revision: null, mediaType: 'application/xml' },
});

/**
 * The parts of MECA 1.0 packages: manifest, transfer, front matter, files of the accepted revision, and reviews if they may be exported.
 */
@Injectable()
export class MecaPackages {
  constructor(
    private readonly catalogue: FileCatalogue,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async make(state: ArticleState, article: ArticleRecord, settings: JournalSettings): Promise<PackedDocuments> {
    const withReviews = settings.exportedReviews === 'anonymous';
    const erased = await this.catalogue.erased(state.files.map(({ hash }) => hash));
    const files = packageFiles(state, withReviews, erased);
    const reviews = (withReviews ? reviewRecords(state) : []).map((record) => ({
      name: `reviews/R${record.revision}-review-${record.place}.xml`,
      xml: jatsReview(article, record),
    }));
    const items = [
      describe('article-metadata', 'article.xml', 'Front matter in JATS 1.3'),
      describe('transfer-metadata', 'transfer.xml', 'From where to where'),
      ...reviews.map(({ name }) => describe('review-metadata', name, 'Reviewer report in JATS 1.3')),
      ...files.map(({ item }) => item),
    ];
    const documents = [
      { name: 'manifest.xml', xml: mecaManifest(items) },
      { name: 'article.xml', xml: jatsFront(article) },
      { name: 'transfer.xml', xml: mecaTransfer(article.journal, settings.supportEmail) },
      ...reviews,
    ];
    const now = this.clock.now();
    const entries = [
      ...documents.map(({ name, xml }) => textEntry(name, xml, now)),
      ...files.map(({ item, file, modified }): ZipEntry => {
        return { name: item.path, modified, size: file.size, open: () => this.blobs.open(file.hash) };
      }),
    ];
    return { documents, open: () => zipStream(entries) };
  }
}
