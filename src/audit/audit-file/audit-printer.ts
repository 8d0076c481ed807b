import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import type { Seal } from '../../platform/log-proof';
import { PDF_RENDERER, type PdfRenderer } from '../../platform/pdf';
import type { AuditFrame } from './audit-document';
import type { AuditedArticle } from './audited-articles';

interface Sheet {
  journal: string;
  number: string;
  title: string;
  made: string;
  seal: { number: number; size: number; at: string; root: string; publicKey: string };
  events: { place: number; at: string; by: string; type: string; words: string }[];
  people: AuditedArticle['people'];
}

const page = Handlebars.compile<Sheet>(readFileSync(join(__dirname, 'audit-file.hbs'), 'utf8'));

const minute = (at: Date | string): string => {
  const text = typeof at === 'string' ? at : at.toISOString();
  return `${text.slice(0, 19).replace('T', ' ')} UTC`;
};

/** The audit file for reading: every event of an article in words, the people, and the root that proves them. */
@Injectable()
export class AuditPrinter {
  constructor(@Inject(PDF_RENDERER) private readonly renderer: PdfRenderer) {}

  print({ journal, madeAt, madeBy }: AuditFrame, article: AuditedArticle, seal: Seal): Promise<Buffer> {
    const html = page({
      ...{ journal, number: article.number ?? article.id, title: article.title, people: article.people },
      made: `${minute(madeAt)} for ${madeBy}`,
      seal: {
        ...{ number: seal.number, size: seal.size, at: minute(seal.at) },
        ...{ root: seal.root.toString('hex'), publicKey: seal.publicKey.toString('base64') },
      },
      events: article.events.map(({ event, at, by, words }, place) => ({
        ...{ place: place + 1, type: event.type, words, by: by ?? 'The system' },
        at: at === null ? '' : minute(at),
      })),
    });
    return this.renderer.render(html, { title: `Audit file of ${article.number ?? article.id}`, author: journal });
  }
}
