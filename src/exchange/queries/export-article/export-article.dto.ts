import { IsIn } from 'class-validator';
import { EXPORT_FORMATS, type ExportFormat, publicationProblem } from '../../../contracts';
import { KeepsRule, OrAbsent } from '../../../platform/http/request/text-fields';

export class ExportArticleDto {
  @IsIn(EXPORT_FORMATS) format: ExportFormat = 'jats';
  /** The day on which the article was or will be published, for a Crossref deposit; today when absent. */
  @OrAbsent() @KeepsRule(publicationProblem) published?: string;
}
