import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import {
  API_KEY_DAYS,
  API_KEY_MESSAGES,
  API_SCOPES,
  apiKeyNameProblem,
  type ApiScope,
  type NewApiKey,
} from '../../../contracts';
import { RuledText } from '../../../platform/http/request/text-fields';

const message = API_KEY_MESSAGES.scopes;

export class AddApiKeyDto implements NewApiKey {
  @RuledText(apiKeyNameProblem) name = '';

  @IsArray({ message })
  @ArrayNotEmpty({ message })
  @ArrayMaxSize(API_SCOPES.length, { message })
  @ArrayUnique({ message })
  @IsIn(API_SCOPES, { each: true, message })
  scopes: ApiScope[] = [];

  @IsIn(API_KEY_DAYS, { message: API_KEY_MESSAGES.days }) days = 0;
}
