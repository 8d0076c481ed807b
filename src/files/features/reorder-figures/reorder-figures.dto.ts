import { IsString, MaxLength } from 'class-validator';
import { FIGURE_TITLE_LENGTH } from '../../../contracts';

/** One figure with its position; the first of the list comes first. */
export class FigurePlaceDto {
  @IsString() @MaxLength(100) fileId = '';
  @IsString()
  @MaxLength(FIGURE_TITLE_LENGTH, { message: `Max ${FIGURE_TITLE_LENGTH} characters allowed.` })
  figureTitle = '';
}
