import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { ARTICLE_STATUSES, type ArticleStatus } from '../../../contracts';

/** `status`: one or more, separated by commas or as repeated parameters. */
export class ListMyArticlesDto {
  @Transform(({ value }: { value: unknown }) =>
    [value]
      .flat()
      .flatMap((one: unknown) => (typeof one === 'string' ? one.split(',') : [one]))
      .map((one: unknown) => (typeof one === 'string' ? one.trim() : one))
      .filter((one) => one !== ''),
  )
  @IsIn(ARTICLE_STATUSES, { each: true, message: 'This status does not exist.' })
  status: ArticleStatus[] = [];
}
