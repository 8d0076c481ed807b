import { Injectable } from '@nestjs/common';
import { Articles, Refusal } from '../../../article';
import { type ExportFile, Exports } from '../../packaging/exports';
import type { ExportArticleDto } from './export-article.dto';

/** One accepted article in the format of another system. */
@Injectable()
export class ExportArticleReader {
  constructor(
    private readonly articles: Articles,
    private readonly exports: Exports,
  ) {}

  async read(articleId: string, { format, published }: ExportArticleDto): Promise<ExportFile> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    return this.exports.make({ state, format, published });
  }
}
