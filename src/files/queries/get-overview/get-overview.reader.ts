import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../../article-desk/public';
import { OverviewDocuments } from '../../overview/overview-documents';

export interface OverviewAnswer {
  /** A signed path that expires. */
  location: string;
}

interface GetOverview {
  articleId: string;
  correlationId: string;
}

@Injectable()
export class GetOverviewReader {
  constructor(
    private readonly overviews: OverviewDocuments,
    private readonly links: FileLinks,
  ) {}

  async read({ articleId, correlationId }: GetOverview): Promise<OverviewAnswer> {
    return { location: this.links.locate(await this.overviews.ensure(articleId, correlationId)) };
  }
}
