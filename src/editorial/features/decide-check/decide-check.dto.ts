import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotEmptyObject,
  IsOptional,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MailBodyDto } from '../../../article-desk/public';

const MAIL = 'Please send the mail to the authors with the rejection.';

export class DecideCheckDto {
  @IsBoolean({ message: 'Please say whether the manuscript passes the check.' }) accept: boolean | null = null;
  @IsOptional() @IsBoolean({ message: 'The guidelines are either checked or not.' }) guidelinesChecked?: boolean;
  /** Files are added and removed by other calls; the list that the screen sends is ignored. */
  @IsOptional() @IsArray() @ArrayMaxSize(1000) files?: unknown[];

  @ValidateIf((dto: DecideCheckDto) => dto.accept === false)
  @ValidateNested()
  @Type(() => MailBodyDto)
  @IsNotEmptyObject({}, { message: MAIL })
  emailDto?: MailBodyDto;
}
