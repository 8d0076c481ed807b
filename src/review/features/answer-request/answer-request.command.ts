import { Command } from '@nestjs/cqrs';
import type { RequestMeta } from '../../../platform/http/request/meta.decorator';
import type { RequestCaller } from '../../requests/request-access';
import type { AnswerRequestBodyDto } from './answer-request.dto';

export class AnswerRequest extends Command<{ message: string }> {
  constructor(
    readonly articleId: string,
    readonly assignmentId: string,
    readonly answer: { accepts: boolean; info: AnswerRequestBodyDto },
    readonly caller: RequestCaller,
    readonly meta: RequestMeta,
  ) {
    super();
  }
}
