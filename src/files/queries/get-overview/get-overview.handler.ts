import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FileLinks } from '../../links/file-links';
import { OverviewDocuments } from '../../overview/overview-documents';
import { GetOverview, type OverviewAnswer } from './get-overview.query';

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(
    private readonly overviews: OverviewDocuments,
    private readonly links: FileLinks,
  ) {}

  async execute({ articleId, correlationId }: GetOverview): Promise<OverviewAnswer> {
    return { location: this.links.locate(await this.overviews.ensure(articleId, correlationId)) };
  }
}
