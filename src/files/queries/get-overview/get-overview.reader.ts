import { Injectable } from '@nestjs/common';
import { Articles } from '../../../article';
import { AuthorVeil, FileLinks } from '../../../article-desk/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OverviewDocuments } from '../../overview/overview-documents';

export interface OverviewAnswer {
  /** A signed path that expires. */
  location: string;
}

interface GetOverview {
  articleId: string;
  user: RequestUser;
  correlationId: string;
}

@Injectable()
export class GetOverviewReader {
  constructor(
    private readonly overviews: OverviewDocuments,
    private readonly links: FileLinks,
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
  ) {}

  async read({ articleId, user, correlationId }: GetOverview): Promise<OverviewAnswer> {
    const state = await this.articles.load(articleId);
    if (state) await this.veil.requireKnown(state, user);
    return { location: this.links.locate(await this.overviews.ensure(articleId, correlationId)) };
  }
}
