import { IsBoolean } from 'class-validator';
import type { SimilarityChange } from '../../../contracts';
import { OrAbsent, TextOrAbsent } from '../../../platform/http/request/text-fields';

/** The handler reports what is missing or wrong, since that depends on `active`. */
export class ChangeSimilarityDto implements SimilarityChange {
  @OrAbsent() @IsBoolean() active = false;
  @TextOrAbsent(500) api = '';
  /** Empty: the stored one is kept. */
  @TextOrAbsent(500) apiKey = '';
  @OrAbsent() @IsBoolean() automatic = false;
  @OrAbsent() @IsBoolean() excludeQuotes = false;
  @OrAbsent() @IsBoolean() excludeReferences = true;
}
