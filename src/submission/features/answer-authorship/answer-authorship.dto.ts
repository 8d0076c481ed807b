import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator';
import {
  authorshipCommentProblem,
  CREDIT_ROLES,
  type CreditRole,
  type Declaration,
  DECLARATIONS,
  longProblem,
  MAX_DECLARATION_TEXT,
} from '../../../contracts';
import { OptionalRuledText, OrAbsent } from '../../../platform/http/request/text-fields';

const YES_OR_NO = 'Please answer yes or no.';
const ROLES = 'Please choose roles from the list.';
const QUESTIONS = 'Please answer the questions of the journal.';

class DeclarationAnswerDto {
  @IsIn(DECLARATIONS, { message: QUESTIONS }) declaration!: Declaration;
  @IsBoolean({ message: YES_OR_NO }) yes!: boolean;
  @OptionalRuledText((text) => longProblem(text, MAX_DECLARATION_TEXT)) text?: string | null;
}

export class AnswerAuthorshipDto {
  @IsBoolean({ message: YES_OR_NO }) confirms!: boolean;

  @OrAbsent()
  @IsIn(CREDIT_ROLES, { each: true, message: ROLES })
  @ArrayUnique({ message: ROLES })
  @IsArray({ message: ROLES })
  roles?: CreditRole[];

  @OrAbsent()
  @ValidateNested({ each: true })
  @Type(() => DeclarationAnswerDto)
  @ArrayMaxSize(DECLARATIONS.length, { message: QUESTIONS })
  @IsArray({ message: QUESTIONS })
  declarations?: DeclarationAnswerDto[];

  @OptionalRuledText(authorshipCommentProblem) comment?: string | null;
}
