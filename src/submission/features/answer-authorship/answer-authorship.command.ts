import { Command } from '@nestjs/cqrs';
import type { RequestMeta } from '../../../platform/http/request/meta.decorator';
import type { AuthorshipCaller } from '../../authorship/authorship-access';
import type { AnswerAuthorshipDto } from './answer-authorship.dto';

export class AnswerAuthorship extends Command<{ message: string }> {
  constructor(
    readonly articleId: string,
    readonly requestId: string,
    readonly caller: AuthorshipCaller,
    readonly payload: AnswerAuthorshipDto,
    readonly meta: RequestMeta,
  ) {
    super();
  }
}
