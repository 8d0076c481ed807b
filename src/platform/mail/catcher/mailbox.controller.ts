import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../http/access/access.decorator';
import { ApiProblem } from '../../http/errors/api-problem';
import type { CaughtMail } from './caught-mail';
import { CaughtMails } from './caught-mails';
import { mailboxPage, mailPage } from './mailbox-pages';

/** Query values may be repeated or be objects; only a text is searched for. */
const words = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 254) : '');

/** The page that shows caught mails. It exists only while no mail is really sent. Outside `/api`. */
@ApiExcludeController()
@Controller('mailbox')
export class MailboxController {
  constructor(private readonly mails: CaughtMails) {}

  @Get()
  @Access({ groups: 'public' })
  @Header('Content-Type', 'text/html; charset=utf-8')
  async list(@Query('to') to: unknown): Promise<string> {
    return mailboxPage(await this.mails.find(words(to)), words(to));
  }

  @Get('api/mails')
  @Access({ groups: 'public' })
  async json(@Query('to') to: unknown): Promise<CaughtMail[]> {
    return this.mails.find(words(to));
  }

  @Get('mails/:id')
  @Access({ groups: 'public' })
  @Header('Content-Type', 'text/html; charset=utf-8')
  async one(@Param('id') id: string): Promise<string> {
    const mail = await this.mails.byId(id);
    if (!mail) throw new ApiProblem('NOT_FOUND', 'This email does not exist.');
    return mailPage(mail);
  }
}
