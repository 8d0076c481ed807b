import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Blobs } from '../platform/blobs';
import type { Stock, StockFile } from './story/story';

const SOURCES = {
  manuscript: 'manuscript.docx',
  marked: 'manuscript-marked.docx',
  revised: 'manuscript-revised.docx',
  rebuttal: 'rebuttal.docx',
  picture: 'figure-1.png',
  scan: 'figure-2.tiff',
} as const;
const WHEN = new Date('2020-01-01T00:00:00Z');
const MAX_BYTES = 10_000_000;

/** One page with a text that describes it; always the same bytes. */
async function paper(): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle('Generated article');
  document.setCreationDate(WHEN);
  document.setModificationDate(WHEN);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawText('This document belongs to a generated article.', { x: 60, y: 760, size: 14, font });
  page.drawText('Its manuscript is the same for all of them.', { x: 60, y: 736, size: 11, font });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/**
 * Stores the few files that all generated articles share in the blob store.
 * @param folder the folder of the demonstration's files.
 */
export async function storeStockFiles(blobs: Blobs, folder: string): Promise<Stock> {
  const keep = async (bytes: Readable, extension: string): Promise<StockFile> => ({
    ...(await blobs.put(bytes, { maxBytes: MAX_BYTES })),
    extension,
  });
  const storing = Object.entries(SOURCES).map(async ([name, file]) => {
    const stored = await keep(createReadStream(join(folder, file)), file.split('.').at(-1) ?? '');
    return [name, stored] as const;
  });
  const files = Object.fromEntries(await Promise.all(storing)) as Omit<Stock, 'paper'>;
  return { ...files, paper: await keep(Readable.from([await paper()]), 'pdf') };
}
