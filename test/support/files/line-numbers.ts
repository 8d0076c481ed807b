import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** A number in the margin, in points from the lower left corner of its page. */
export interface PlacedNumber {
  number: number;
  x: number;
  y: number;
}

const NUMBER = /1 0 0 1 ([\d.]+) ([\d.]+) Tm\s+<([0-9A-F]+)> Tj/g;

function contentOf(content: PDFObject | undefined, document: PDFDocument): string {
  const parts = content instanceof PDFArray ? content.asArray() : content ? [content] : [];
  return parts
    .map((part) => document.context.lookup(part))
    .filter((part) => part instanceof PDFRawStream)
    .map(({ dict, contents }) => (dict.toString().includes('/FlateDecode') ? inflateSync(contents) : contents))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}

/** The line numbers of a generated PDF, page by page: the text that is marked as an artifact. */
export async function lineNumbersOf(bytes: Uint8Array): Promise<PlacedNumber[][]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map(({ node }) => {
    const marked = contentOf(node.Contents(), document).matchAll(/\/Artifact BMC([^]*?)EMC/g);
    return [...marked].flatMap(([, numbers = '']) =>
      [...numbers.matchAll(NUMBER)].map(([, x, y, digits = '']) => ({
        number: Number(Buffer.from(digits, 'hex').toString('latin1')),
        x: Number(x),
        y: Number(y),
      })),
    );
  });
}
