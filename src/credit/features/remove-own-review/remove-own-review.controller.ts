import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RemoveOwnReview } from './remove-own-review.command';

@ApiTags('Reviewing')
@Controller()
export class RemoveOwnReviewController {
  constructor(private readonly commands: CommandBus) {}

  /** The review is never sent to ORCID, or is deleted there. */
  @Post('reviewing-record/orcid/reviews/:id/remove')
  @HttpCode(200)
  @Access({ groups: 'all' })
  remove(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<null> {
    return this.commands.execute(new RemoveOwnReview(user, id));
  }
}
