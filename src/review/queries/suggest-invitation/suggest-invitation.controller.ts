import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailSuggestion } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { SuggestInvitation } from './suggest-invitation.query';

@ApiTags('Editorial side')
@Controller()
export class SuggestInvitationController {
  constructor(private readonly queries: QueryBus) {}

  /** `reviewId` may be `all`: one text for send-mail-to-all. */
  @Get('article/:id/review/:reviewId/mail-suggestion')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  suggest(@Param('id') id: string, @Param('reviewId') reviewId: string): Promise<MailSuggestion> {
    return this.queries.execute(new SuggestInvitation(id, reviewId));
  }
}
