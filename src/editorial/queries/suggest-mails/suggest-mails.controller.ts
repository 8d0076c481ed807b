import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ArticleDesk } from '../../../article-desk/public';
import type { DecisionMail, MailSuggestion } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OfficeMails } from '../../office-mails/office-mails';
import { AdviceMailDto, AssociateMailDto, DecisionMailDto, OverrideMailDto } from './suggest-mails.dto';

/** Mails that their senders edit (spec part 2, sections 2 and 7). */
@ApiTags('Editorial side')
@Controller()
export class SuggestMailsController {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: OfficeMails,
  ) {}

  /** One per subject of a correction, in their order. */
  @Get('article/:id/assistant/get-correction-mails')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async corrections(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<MailSuggestion[]> {
    return this.mails.corrections(await this.desk.load(id), user);
  }

  @Get('article/:id/assistant/get-reject-mail')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async rejection(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<MailSuggestion> {
    return this.mails.rejectionAtCheck(await this.desk.load(id), user);
  }

  /** With `associateId`, the mail is already addressed. */
  @Get('article/:id/editor/get-associate-mails')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  async associate(@Param('id') id: string, @Query() { associateId }: AssociateMailDto): Promise<MailSuggestion> {
    return this.mails.associateAssignment(await this.desk.load(id), associateId ?? null);
  }

  @Get('article/:id/associate/get-mail')
  @Access({ groups: ['associate editor'], article: ['associate'] })
  async advice(@Param('id') id: string, @Query() { status }: AdviceMailDto): Promise<MailSuggestion> {
    return this.mails.advice(await this.desk.load(id), status);
  }

  @Get('article/:id/editor/get-mail')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async decision(
    @Param('id') id: string,
    @Query() { status }: DecisionMailDto,
    @CurrentUser() user: RequestUser,
  ): Promise<DecisionMail> {
    return this.mails.decision(await this.desk.load(id), status, user);
  }

  @Get('article/:id/editor/get-author-mail')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async author(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<MailSuggestion> {
    return this.mails.letterToAuthor(await this.desk.load(id), user);
  }

  @Get('article/:id/editor/get-override-mail')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async override(
    @Param('id') id: string,
    @Query() { status }: OverrideMailDto,
    @CurrentUser() user: RequestUser,
  ): Promise<MailSuggestion> {
    return this.mails.override(await this.desk.load(id), status, user);
  }
}
