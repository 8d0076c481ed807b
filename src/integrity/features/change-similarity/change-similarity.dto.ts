import { IsBoolean } from 'class-validator';
import type { SimilarityChange } from '../../../contracts';
import { OrAbsent, TextOrAbsent } from '../../../platform/http/request/text-fields';

/** What is missing or wrong, the handler says: that depends on `active`. */
export class ChangeSimilarityDto implements SimilarityChange {
  @OrAbsent() @IsBoolean() active = false;
  @TextOrAbsent(500) api = '';
  /** Empty: the stored one stays. */
  @TextOrAbsent(500) apiKey = '';
  @OrAbsent() @IsBoolean() automatic = false;
  @OrAbsent() @IsBoolean() excludeQuotes = false;
  @OrAbsent() @IsBoolean() excludeReferences = true;
}
