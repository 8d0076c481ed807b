import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailSuggestion } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { SuggestInvitationReader } from './suggest-invitation.reader';

@ApiTags('Editorial side')
@Controller()
export class SuggestInvitationController {
  constructor(private readonly reader: SuggestInvitationReader) {}

  /** `reviewId` may be `all`: one text for send-mail-to-all. */
  @Get('article/:id/review/:reviewId/mail-suggestion')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  suggest(@Param('id') id: string, @Param('reviewId') reviewId: string): Promise<MailSuggestion> {
    return this.reader.read({ articleId: id, assignmentId: reviewId });
  }
}
